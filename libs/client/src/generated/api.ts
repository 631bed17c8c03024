// Generated from libs/client/openapi.json by `npm run client`. Not to be edited: change the schemas in libs/contracts.

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | {
      readonly [key: string]: JsonValue;
    };
export interface paths {
  readonly '/health': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Says that the process lives
     * @description Open to everybody.
     */
    readonly get: operations['OperationsController_health'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/ready': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Says whether the process can serve: PostgreSQL, Redis, the schema, and a log that is to be trusted
     * @description 503 with the same body when it cannot. `findings` counts by code what was found wrong with what is stored and is not settled; only those of scope `log` make it 503, single matches that are set apart (scope `match`) do not.
     *
     *     Open to everybody.
     */
    readonly get: operations['OperationsController_ready'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/metrics': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Measurements for Prometheus
     * @description For whoever runs the service: send `Authorization: Bearer` with the value of METRICS_TOKEN. Where none is set, nobody may read them.
     *
     *     Open to everybody.
     */
    readonly get: operations['OperationsController_read'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/problems': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists every kind of problem that an endpoint may answer with
     * @description Open to everybody.
     */
    readonly get: operations['OperationsController_problems'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/me': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows the token that is used
     * @description For: organizer, judge, player, spectator.
     */
    readonly get: operations['GatheringsController_me'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the gatherings that the token reaches
     * @description For: organizer, judge, player, spectator.
     */
    readonly get: operations['GatheringsController_gatherings'];
    readonly put?: never;
    /**
     * Creates a gathering
     * @description Sending the same command id again makes nothing twice and gets the first answer.
     *
     *     For: organizer.
     */
    readonly post: operations['GatheringsController_createGathering'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows a gathering
     * @description For: organizer, judge, player, spectator.
     */
    readonly get: operations['GatheringsController_gathering'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/players': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the players
     * @description For: organizer, judge, player, spectator.
     */
    readonly get: operations['GatheringsController_players'];
    readonly put?: never;
    /**
     * Registers a player
     * @description Sending the same command id again makes nothing twice and gets the first answer. From the moment a person is known to play in a gathering, judges' and players' tokens of the gathering that they hold or minted, or that were minted by way of theirs, open no hands in it; the tokens of their own player do.
     *
     *     For: organizer.
     */
    readonly post: operations['GatheringsController_createPlayer'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/players/batch': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Registers several players at once
     * @description All of them are registered in one transaction, or none: what is refused names the item (`issues`), and can be corrected and sent again as a whole. Sending the same command id again makes nothing twice and gets the first answer. From the moment a person is known to play in a gathering, judges' and players' tokens of the gathering that they hold or minted, or that were minted by way of theirs, open no hands in it; the tokens of their own player do.
     *
     *     For: organizer.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly post: operations['GatheringsController_createPlayers'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/players/{playerId}/person': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    /**
     * Says who plays as a player, for good
     * @description From the moment a person is known to play in a gathering, judges' and players' tokens of the gathering that they hold or minted, or that were minted by way of theirs, open no hands in it; the tokens of their own player do.
     *
     *     For: organizer.
     */
    readonly put: operations['GatheringsController_bindPlayer'];
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/tokens': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the tokens of a gathering, without secrets
     * @description For: organizer.
     */
    readonly get: operations['GatheringsController_tokens'];
    readonly put?: never;
    /**
     * Mints a token; its secret is shown this once
     * @description A staff token is yours unless you name another `holder`; the minting stays on record either way (`mintedBy`). Who plays in the gathering mints in it no judge's token and no other player's. Sending the same command id again mints nothing: `token/already-minted` names the token, whose secret is not shown twice.
     *
     *     For: organizer.
     */
    readonly post: operations['GatheringsController_createToken'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/tokens/batch': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Mints several tokens at once; their secrets are shown this once
     * @description All of them are minted in one transaction, or none; what is refused names the item (`issues`), and can be corrected and sent again as a whole. Sending the same command id again mints nothing: `token/already-minted` names the tokens, whose secrets are not shown twice.
     *
     *     For: organizer.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly post: operations['GatheringsController_createTokens'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/tokens/revocations': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Revokes several tokens for good, each with all that it minted
     * @description All of them are revoked in one transaction, or none; a token that the gathering does not have is named (`issues`). It needs no command id: a token is revoked once, and sent again it gets the same answer.
     *
     *     For: organizer.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly post: operations['GatheringsController_revokeAll'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/tokens/{tokenId}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    /**
     * Revokes a token for good, with all that it minted
     * @description For: organizer.
     */
    readonly delete: operations['GatheringsController_revoke'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/matches': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the matches of a gathering, the newest first
     * @description For: organizer, judge, player, spectator.
     */
    readonly get: operations['MatchesController_list'];
    readonly put?: never;
    /**
     * Creates a match
     * @description Draws the secret seed and pins everything that the match is played by. Sending the same command again gives the same match, also where the ruleset was left open and a newer one has been released since. `bot` in place of a player seats a bot: whoever reads the match is told so.
     *
     *     For: organizer.
     */
    readonly post: operations['MatchesController_create'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/matches/batch': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Creates several matches at once
     * @description All of them are registered in one transaction, or none: what is refused names the item (`issues`), and can be corrected and sent again as a whole with the same command id. Each match draws a seed of its own. Sending the same command again gets the same matches.
     *
     *     For: organizer.
     *
     *     Costs 20 of a minute's budget.
     */
    readonly post: operations['MatchesController_createAll'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/players/{playerId}/matches': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists a player's matches, the newest first
     * @description For: organizer, judge, player, spectator.
     */
    readonly get: operations['MatchesController_history'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows a match as lists do
     * @description For: organizer, judge, player, spectator; anybody once it is published.
     */
    readonly get: operations['MatchesController_summary'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/publication': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Publishes the full record of a match that has ended
     * @description For: organizer.
     */
    readonly post: operations['MatchesController_publish'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/bot-matches': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Tells whether guests may play against bots here, which games, and with which decks
     * @description Open to everybody.
     */
    readonly get: operations['BotMatchesController_tables'];
    readonly put?: never;
    /**
     * Begins a match of a guest against a bot
     * @description Needs no token, where the operator has opened it (`BOT_MATCHES_AT_ONCE`). The answer has the token with which the guest plays, for a day. The match is recorded like every other, belongs to a gathering of its own and to no tournament; the bot is called Bot, is ready at once, adds no chance and agrees to no draw. A guest brings a deck of their own as text (`ownDeck`), or chooses a ready-made one; the bot takes a ready-made one by lot. What is wrong with a deck is told by line before anything begins, and nothing is charged for it. A guest who does nothing for half an hour has their match cancelled.
     *
     *     Open to everybody.
     *
     *     Costs 20 of a minute's budget.
     */
    readonly post: operations['BotMatchesController_create'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Searches matches over all gatherings, the newest first
     * @description Everybody finds published matches; a token finds those of its gathering, or its one match, and an organizer of all gatherings finds all. Everything is told as old as the reader sees it, so a spectator finds a match as running until their delay is over.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['MatchSearchController_search'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/ready': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Says that the player is ready
     * @description For: player.
     */
    readonly post: operations['PlayController_ready'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/entropy-commitment': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Commits to a player's own chance before the start
     * @description Nobody can choose their chance by that of others: all commit, or decline, before anyone opens. Who is ready without having committed has declined.
     *
     *     For: player.
     */
    readonly post: operations['PlayController_commitEntropy'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/entropy-decline': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Says that the player adds no chance, so that others may open theirs
     * @description For: player.
     */
    readonly post: operations['PlayController_declineEntropy'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/entropy-opening': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Opens the chance that the player committed to
     * @description Once every player has committed or declined, which `entropy` of the view tells. Who has committed is ready only when they have opened it, and without them the match does not begin.
     *
     *     For: player.
     */
    readonly post: operations['PlayController_openEntropy'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/start': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Starts a match whose players are ready
     * @description For: organizer, judge.
     */
    readonly post: operations['PlayController_start'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/cancellation': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Ends a match without a result and reveals its seed
     * @description For: organizer.
     */
    readonly post: operations['PlayController_cancel'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/decisions/{decisionId}/answer': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Answers an open decision
     * @description Resending the same command id gets the first acknowledgement. What others do in between does not make an answer stale. An illegal answer leaves no event. What a view says that one `may` say while another is asked is one pick of an answer to that decision, which stays open. Options that are `standing` (passing ahead, where to be asked) are refused when 16 answers of the player in a row changed nothing in the game (`answer/nothing-done`); all others are not. `next` is what the player is asked now, so that nobody has to ask for it.
     *
     *     For: player.
     */
    readonly post: operations['PlayController_answer'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/concession': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Concedes the game or the match
     * @description The match may be conceded before it has started too, where one player is left.
     *
     *     For: player.
     */
    readonly post: operations['PlayController_concede'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/draw-offer': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Offers a draw
     * @description Of the game or of the match; each player may have one offer of either open. It lapses when another player plays on, and that of a game when the game ends.
     *
     *     For: player.
     */
    readonly post: operations['PlayController_offerDraw'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/draw-agreement': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Agrees to the draw on offer
     * @description The last agreement ends the game or the match.
     *
     *     For: player.
     */
    readonly post: operations['PlayController_agreeDraw'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/judge-actions': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Acts as a judge: pause, resume, extra time, ruling, game loss, match loss, no-show, end of the round, going back
     * @description Every act becomes an event of the match. A ruling may be given at any time, after the end too: then it stands on the record behind the end and changes nothing. Before the start a match loss, or `noShow` with the seats of those who did not come, ends the match: whoever is left has won, and its seed is revealed; one match takes one such act. `resume` ends the pause of a judge; while a call holds the match, close that instead (`call/still-open`). Losses after the end are refused by name. `rewind`, in a paused match, lets it go back to a version of the game that is under way: what stood then stands again under numbers that run on, everybody is asked anew, hidden cards that somebody may have learned of are shuffled among themselves, and later draws come from another key. Players have the banks of then, or those of now (`banks`). What is abandoned stays on the record; a match goes back eight times at most. `timeCalled` says, once, that the time of the round is over: the rules then count the turns that are left and end the match, where its format says what follows (`options.endOfRound`).
     *
     *     For: judge.
     */
    readonly post: operations['PlayController_judge'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/calls': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Calls a judge
     * @description Stops both clocks at once: the match is `paused` until a judge has closed the call, and the time costs nobody anything, unless the judge finds the call improper. A player stops a game so at most three times; later calls are open too, but the match goes on (`stops` is false). A player has one open call at a time. Whoever sees the match is told that a judge was called; why, only those at the table and judges (`calls` of the view).
     *
     *     For: player.
     */
    readonly post: operations['CallsController_call'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/calls/{call}/taken': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Says that a judge comes to a call
     * @description So that the players know, and other judges need not go. It changes nothing else.
     *
     *     For: judge.
     */
    readonly post: operations['CallsController_take'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/calls/{call}/closed': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Closes a call
     * @description Any judge may, whether or not the call was taken. With the last call that held the match it goes on, its clocks where they stood, unless a judge has paused it. An `improper` call costs its caller's bank the time for which it held the match, without time under a judge's own pause. When a match ends, its open calls are closed by that.
     *
     *     For: judge.
     */
    readonly post: operations['CallsController_close'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/view': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows the match at a version
     * @description A player sees his own view, a spectator the public one with the gathering's delay. A judge sees everything but seed and generator, at any version, or looks through another's perspective; while the match runs that is itself an event of the match.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     */
    readonly get: operations['ReadingController_view'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/table': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows the match at a version, with all that a page needs to draw it
     * @description The view as `GET /matches/{matchId}/view` gives it, the layout of the table, and the cards that stand in the view: one answer in the place of three, of which two would have to wait for the first.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     */
    readonly get: operations['ReadingController_table'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/decisions': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the open decisions: your own with all that may be answered, of others only that they are asked
     * @description For: organizer, judge, player, spectator; anybody once it is published.
     */
    readonly get: operations['ReadingController_decisions'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/clocks': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows the players' clocks
     * @description A deadline is there only while the match runs. In a paused match clocks are `held`, before the start they are full, and after the end they stand.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     */
    readonly get: operations['ReadingController_clocks'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/events': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Tells what has happened, oldest first
     * @description Pages with a cursor, or everything until now as one JSON document a line with `Accept: application/x-ndjson`.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['ReadingController_events'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/transcript': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Tells the match in words, English or Chinese
     * @description Plain text, or lines with their versions with `Accept: application/json`. `after`: only what happened after this version.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['ReadingController_transcript'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/log': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Gives the stored events with salts and hashes
     * @description A judge reads them at any time; participants and staff when the match has ended; everybody else when it is published. While a tournament keeps deck lists closed, only staff who do not play read the record of its matches.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['ReadingController_log'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/live': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Follows the match live over server-sent events
     * @description Each `news` event has the version as its id; a connection resumes after `Last-Event-ID` (or `?after=`) and misses nothing. `end` closes the stream of a match that is over; a ruling that is given later comes when it is opened again. With `views=patches` each new version also brings what changed in your view: a `patch` of the view that the stream sent before, or of the version that `viewed` names, and first a whole `view` where there is none. One patch may span several versions, and may come before the `news` of the last of them. With a `page` of its own the stream also tells who is there (`presence`) and what players say (`phrase`), which stands in no log and has no id. A stream of a player is what makes them count as there. The token goes into the Authorization header, so read the stream with fetch.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     */
    readonly get: operations['LiveController_live'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/presence': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    /**
     * Gives a sign of life of a player's page, or says goodbye
     * @description For a page that follows the match live with the same `page`: send it whenever the stream sends something, which is every 15 seconds at least (more often than every 8 seconds is not needed). Without a sign for 25 seconds the player counts as lost, however the connection seems to stand. What is told passes, and is not of the log.
     *
     *     For: player.
     */
    readonly put: operations['PresenceController_sign'];
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/phrases': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Says a phrase to whoever is at the match
     * @description One of a closed list; nobody writes freely. Told at once to those who follow the match with a `page`, or over a socket with `presence`, and not behind a delay. It passes, and is not of the log, nor of exports. Five phrases of a player in 30 seconds are the most. A command id is known for ten minutes.
     *
     *     For: player.
     */
    readonly post: operations['PresenceController_say'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/patches': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Tells what changes in the view from version to version
     * @description One patch for each version from `from` to `to`, at most 100, forwards or backwards: whoever has the view at `from` gets that of every version on the way, as `GET /matches/{matchId}/view` would show it. Those of a published match that is over may be kept for an hour by whoever asks without a token.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['PatchesController_patches'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/decks': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Submits a deck for validation, as JSON or as a plain-text list
     * @description Answers with a job; its result lists every violation with its rule number and the cards concerned.
     *
     *     For: organizer, judge, player.
     *
     *     Costs 20 of a minute's budget.
     */
    readonly post: operations['JobsController_deck'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/exports': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Asks for the full record of a match that has ended: a JSON Lines bundle or a transcript
     * @description For participants and staff; for everybody once the organizer has published the match, who then fetch the bundle no sooner than the public head covers it. The bundle can be verified offline.
     *
     *     For: organizer, judge, player, spectator.
     *
     *     Costs 20 of a minute's budget.
     */
    readonly post: operations['JobsController_export'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/exports': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Asks for the record of what organizers did in a gathering: a JSON Lines file
     * @description Every event of its stream up to now, each with the proof that it stands in the log (`arbiter verify` checks it offline). It holds ids, codes and hashes; no names, labels or decks. Organizers fetch it no sooner than the public head covers it.
     *
     *     For: organizer, judge.
     *
     *     Costs 20 of a minute's budget.
     */
    readonly post: operations['JobsController_exportGathering'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/jobs/{jobId}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows a job: its state, progress and result
     * @description For: organizer, judge, player, spectator.
     */
    readonly get: operations['JobsController_job'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/jobs/{jobId}/output': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Fetches the document that a job made
     * @description For: organizer, judge, player, spectator.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['JobsController_output'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/dead-letters': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists jobs that failed for good
     * @description For: organizer.
     */
    readonly get: operations['JobsController_dead'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/dead-letters/{jobId}/retry': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Tries a dead letter again
     * @description For: organizer.
     *
     *     Costs 20 of a minute's budget.
     */
    readonly post: operations['JobsController_retry'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/games/{game}/deck-readings': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Reads a deck as players write it, and says what is to be said of it; records nothing
     * @description For whoever is asked for a deck in a match: the answer has it in the shape in which the question takes it.
     *
     *     For: organizer, judge, player, spectator.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly post: operations['DeckReadingsController_read'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/games': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the games with their formats and current ruleset
     * @description Open to everybody.
     */
    readonly get: operations['GamesController_list'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/games/{game}/cards': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the cards of the current ruleset, with rules text in both languages
     * @description Made once a ruleset, compressed where the client takes it, and good for five minutes: it has an `ETag`, and `If-None-Match` is answered with 304. With `content`, what is inside the quotes of the `ETag`, it may be kept for ever; when the cards have changed since, the answer is today's list, good for five minutes.
     *
     *     Open to everybody.
     */
    readonly get: operations['GamesController_cards'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/games/{game}/layout': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Gives the layout of the table of the current ruleset, by which a page draws any game
     * @description Areas, rows, slots and piles, whose they are, what a card shows, and the words for it. Decides nothing.
     *
     *     Open to everybody.
     */
    readonly get: operations['GamesController_layout'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/games/{game}/presets': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists ready-made legal decks
     * @description Open to everybody.
     */
    readonly get: operations['GamesController_presets'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/evidence/key': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Gives the keys that verify signed checkpoints
     * @description The newest key, and all that the log has had, oldest first. Each but the first comes with its announcement, a note that the key before it and it have signed; for 30 days after a change both sign every checkpoint.
     *
     *     Open to everybody.
     */
    readonly get: operations['EvidenceController_key'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/evidence/logs': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the logs of the installation
     * @description Matches are recorded in logs of the month in which they were created, everything else in the founding log. A log has a name, and heads of its own; all are signed with the same keys. The proof of a match (`/matches/{matchId}/evidence`) says in which log it is.
     *
     *     Open to everybody.
     */
    readonly get: operations['EvidenceController_logs'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/evidence/checkpoint': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Gives the newest public head of a log, signed
     * @description A head is public as soon as it is signed where no match with a spectators' delay is under way or has lately ended. Else it is public when the longest of their delays is over, whether anything happened in them or not. What was public stays so: the size never goes back. It has an `ETag`, and `If-None-Match` is answered with 304.
     *
     *     Open to everybody.
     */
    readonly get: operations['EvidenceController_checkpoint'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/evidence/consistency': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Proves that a newer head of a log continues an older one
     * @description A consistency proof (RFC 6962) from a log of `from` events to the public head, or to the signed head over `to` events; neither goes beyond the public head. `arbiter compare OLDER-HEAD ANSWER` takes the answer as it is.
     *
     *     Open to everybody.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['EvidenceController_consistency'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/matches/{matchId}/evidence': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Proves that the match's newest event stands in the log
     * @description An inclusion proof (RFC 6962) under the oldest signed head that covers it. For players and judges at any time, for others with the full record; for those to whom only its publication opens it no sooner than the public head covers it.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     */
    readonly get: operations['EvidenceController_proof'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tlog/checkpoint': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Gives the newest public head of the founding log as a signed note
     * @description C2SP tlog-checkpoint. The log's own signatures come first, then those of the witnesses that have cosigned this head so far (C2SP tlog-cosignature): it is given at once, so the first moments it may have none or few, and whoever asks for a quorum asks again. It has an `ETag`, and `If-None-Match` is answered with 304.
     *
     *     Open to everybody.
     */
    readonly get: operations['TilesController_checkpoint'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tlog/tile/{path}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Gives a tile of the founding log's tree, or a bundle of its entries
     * @description C2SP tlog-tiles: 32 bytes a hash; a bundle has each entry behind its length of 16 bits. An entry is the hash of an event (32 bytes) and its tag (16 bytes), no more. Only what the public head covers is given, and partial tiles only in widths that they have in a tree that was signed.
     *
     *     Open to everybody.
     */
    readonly get: operations['TilesController_tile'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tlog/{log}/checkpoint': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Gives the newest public head of a log as a signed note
     * @description As `/tlog/checkpoint` for the founding log. The log's own signatures come first, then those of the witnesses that have cosigned this head so far (C2SP tlog-cosignature): it is given at once, so the first moments it may have none or few, and whoever asks for a quorum asks again.
     *
     *     Open to everybody.
     */
    readonly get: operations['TilesController_checkpointOfLog'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tlog/{log}/tile/{path}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Gives a tile of a log's tree, or a bundle of its entries
     * @description As `/tlog/tile/{path}` for the founding log.
     *
     *     Open to everybody.
     */
    readonly get: operations['TilesController_tileOfLog'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/tournaments': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the tournaments of a gathering, the newest first
     * @description For: organizer, judge, player, spectator.
     */
    readonly get: operations['TournamentsController_list'];
    readonly put?: never;
    /**
     * Creates a tournament
     * @description Draws the secret from which all its lots come, and commits to it. Which rounds are played is said afterwards (`setStructure`). Sending the same command id again makes nothing twice.
     *
     *     For: organizer.
     */
    readonly post: operations['TournamentsController_create'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/commands': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Carries out a command of staff or of a player
     * @description Organizers send every command but `reportResult`. Judges check players in, record who did not come, add time, call time and confirm results; scorekeepers (`scopes`) run the rounds, and head judges decide what goes beyond a table. Players check in, submit their deck, report the result of their table, drop, and cancel their registration. Nobody acts as staff at a table where they play. A command is recorded whole or refused whole; sending the same command id again does nothing twice.
     *
     *     For: organizer, judge, player.
     */
    readonly post: operations['TournamentsController_send'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/registrations': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Registers whoever has the link, where players register themselves
     * @description The secret in the answer is the token of the new player: it is shown this once.
     *
     *     Open to everybody.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly post: operations['TournamentsController_register'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists tournaments: running ones first, then those to come, then those that are over, the newest first
     * @description Everybody is told of public tournaments; a token also of those of its gathering. Tournaments that are still being set up are listed to staff alone. The list is a moment behind the log.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['TournamentArchiveController_list'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/players/{playerId}/history': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows a player's tournaments over all events, with their matches
     * @description Only players who are bound to a person have a history: it joins all players as whom the person plays. It has the tournaments that the reader may know of, and of them published rounds and confirmed results. Filters leave tournaments, and `opponent` and `result` also rounds; `totals` are of everything. `matchId` names recorded matches that the reader may open. The history is a moment behind the log.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['TournamentArchiveController_history'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/players/{playerId}/opponents': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists whom a player met over all events, with the results against each
     * @description Of the tournaments that the reader may know of, with confirmed results of published rounds; who was met last comes first. In pods everybody else at the table counts. It is a moment behind the log.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['TournamentArchiveController_opponents'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows a tournament
     * @description For: organizer, judge, player, spectator; anybody once it is published.
     */
    readonly get: operations['TournamentReadingController_tournament'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/entrants': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the entrants by their numbers
     * @description For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['TournamentReadingController_entrants'];
    readonly put?: never;
    /**
     * Registers the players of a CSV file
     * @description Everybody who can be registered is, in one transaction; lines with an empty, impossible or repeated name are kept apart and told. A name that is registered already is kept apart too, so that a longer version of a file adds only who is new. Sending the same command id again registers nobody twice and gives the first answer.
     *
     *     For: organizer.
     *
     *     Costs 20 of a minute's budget.
     */
    readonly post: operations['TournamentDoorsController_register'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/rounds/{round}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows a round: tables, reasons, results and clock
     * @description Pairings that are not published are shown to staff alone.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['TournamentReadingController_round'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/brackets': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows the brackets of elimination, whole
     * @description Matches to come name the matches whose winners or losers play them. Tables of rounds that are not published are shown to staff alone.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['TournamentReadingController_brackets'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/standings': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows the standings after a round, or as they are now
     * @description For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['TournamentReadingController_standings'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/standings/{entrant}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Opens an entrant's numbers down to results and their events in the log
     * @description For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['TournamentReadingController_opened'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/me': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows a player's own table and clock
     * @description For: organizer, judge, player, spectator.
     */
    readonly get: operations['TournamentReadingController_ownPage'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/previews': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Tells what correcting a result would change
     * @description Nothing is recorded.
     *
     *     For: organizer, judge.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly post: operations['TournamentReadingController_preview'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/override-previews': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Tells what there is to warn of before pairings are changed by hand
     * @description Nothing is recorded. The body is that of `overridePairing`, without its reason.
     *
     *     For: organizer, judge.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly post: operations['TournamentReadingController_previewOverride'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/proposals': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Proposes rounds and a cut by the tables of the tournament's game, and tells its clock
     * @description For: organizer, judge.
     */
    readonly get: operations['TournamentReadingController_proposals'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/penalties': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists penalties: to staff all, to a player their own
     * @description Staff are also told what a further infraction of somebody who was warned usually costs.
     *
     *     For: organizer, judge, player.
     */
    readonly get: operations['TournamentReadingController_penalties'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/events': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the events of the tournament in the log
     * @description Whoever is not staff gets no data of reports and decks, nor of pairings that are not published; versions and hashes are everybody’s.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['TournamentReadingController_events'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/deck-checks': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Says of a deck what would be said if it were submitted; records nothing
     * @description For staff and players of the tournament. The deck comes as `submitDeck` takes it.
     *
     *     For: organizer, judge, player.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly post: operations['TournamentDecksController_check'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/entrants/{entrant}/deck': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows an entrant's deck
     * @description Staff and the player see all of it. Everybody else sees the list, and nothing else, once `openDeckLists` has opened it to them: to opponents at a published table, or to everybody.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     */
    readonly get: operations['TournamentDecksController_deck'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/cards/imports': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the imports of cards, the newest first
     * @description For: organizer.
     */
    readonly get: operations['CardsController_list'];
    readonly put?: never;
    /**
     * Imports facts of real cards from a published list
     * @description The body is the file as it is (`application/octet-stream`; gzip too): MTGJSON, Scryfall, yaml-yugi, YGOPRODeck, the Grand Archive index, fowsim, JSON Lines, or a table. Answers with a job; the same file, sent again, gives the same job. For organizers of all gatherings.
     *
     *     For: organizer.
     *
     *     Costs 20 of a minute's budget.
     */
    readonly post: operations['CardsController_take'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/cards/imports/{jobId}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Shows an import: how far it is, what it has come to, and the rows that were kept apart
     * @description For: organizer.
     */
    readonly get: operations['CardsController_find'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/cards/lists': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the lists by which decks of a game can be judged
     * @description A tournament names one of them (`cardList`). For organizers.
     *
     *     For: organizer.
     */
    readonly get: operations['CardListsController_list'];
    readonly put?: never;
    /**
     * Imports dated lists of what a format bans, restricts, limits or allows
     * @description The body is the file as it is (`application/octet-stream`, at most 4 MiB): JSON, a table, `lflist.conf`, or the publisher’s JSON of Yu-Gi-Oh!. A file is imported whole or not at all; sent again it changes nothing. What differs from an earlier list of the same day corrects it. For organizers of all gatherings.
     *
     *     For: organizer.
     *
     *     Costs 20 of a minute's budget.
     */
    readonly post: operations['CardListsController_take'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/csv/{csv}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Fetches entrants, pairings, results or standings as CSV
     * @description UTF-8 with a byte order mark; a text that a spreadsheet would take for a formula gets an apostrophe. It holds what the JSON page shows the same reader.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 5 of a minute's budget.
     */
    readonly get: operations['TournamentDoorsController_csv'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/exports': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Asks for the record of a tournament: a JSON Lines file that is verified offline
     * @description Every event of its stream up to now, each with the proof that it stands in the log; `arbiter verify` also plays it again. For staff who do not play in the gathering: it holds what players have reported, and penalties. Organizers fetch it no sooner than the public head covers it.
     *
     *     For: organizer, judge.
     *
     *     Costs 20 of a minute's budget.
     */
    readonly post: operations['TournamentDoorsController_export'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tournaments/{tournamentId}/events.ndjson': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Streams the events of the tournament in the log, one JSON document a line
     * @description All of them from a version on, up to the newest. Whoever is not staff gets no data of reports and decks, nor of pairings that are not published; versions and hashes are everybody’s.
     *
     *     For: organizer, judge, player, spectator; anybody once it is published.
     *
     *     Costs 20 of a minute's budget.
     */
    readonly get: operations['TournamentDoorsController_lines'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/webhooks': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists the webhooks of a gathering, the newest first
     * @description For: organizer.
     */
    readonly get: operations['WebhooksController_list'];
    readonly put?: never;
    /**
     * Registers an address that is told of tournaments; its secret is shown with this answer alone
     * @description Every event that is recorded from now on, and that everybody may know, is posted to the address: signed by the Standard Webhooks convention, in the order of the stream, and again until it is answered with 2xx. Sending the same command id again registers nothing twice and shows its sender the secret once more.
     *
     *     For: organizer.
     */
    readonly post: operations['WebhooksController_create'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/webhooks/{webhookId}/deliveries': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Lists what was sent, or waits to be sent, the newest first
     * @description For: organizer.
     */
    readonly get: operations['WebhooksController_deliveries'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/gatherings/{gatheringId}/webhooks/{webhookId}/commands': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Tries a webhook out, sends a delivery again, changes the secret, stops and deletes
     * @description `sendTest` posts a message of type `webhook.test`. `resend` sends a delivery again under its id, beside what waits; one that waits is tried at once. `skip` gives one up that waits, so that those behind it go on. After `rotateSecret` the secret from before signs for 24 hours too. While a webhook is disabled its deliveries wait, and `enable` sends them. `delete` is for good. Sending the same command id again does nothing twice.
     *
     *     For: organizer.
     */
    readonly post: operations['WebhooksController_send'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    readonly Health: {
      /** @enum {string} */
      readonly status: 'ok';
    };
    readonly Readiness: {
      readonly ready: boolean;
      readonly checks: {
        readonly database: boolean;
        readonly redis: boolean;
        readonly migrations: boolean;
        readonly log: boolean;
      };
      /** @description What was found wrong with what is stored and is not settled. */
      readonly findings: readonly {
        readonly code: string;
        /** @enum {string} */
        readonly scope: 'log' | 'match' | 'notice';
        readonly count: number;
      }[];
    };
    readonly ProblemList: {
      readonly problems: readonly components['schemas']['ProblemKind'][];
    };
    readonly ProblemKind: {
      readonly type: string;
      /** @enum {string} */
      readonly code:
        | 'decision/unknown'
        | 'decision/closed'
        | 'decision/not-yours'
        | 'answer/malformed'
        | 'answer/illegal'
        | 'deck/illegal'
        | 'match/over'
        | 'action/not-possible'
        | 'time/not-offered'
        | 'time/called'
        | 'match/not-found'
        | 'match/exists'
        | 'match/wrong-phase'
        | 'match/paused'
        | 'match/not-paused'
        | 'match/seat-unknown'
        | 'match/not-ready'
        | 'match/entropy-given'
        | 'match/entropy-waiting'
        | 'match/entropy-not-committed'
        | 'match/entropy-mismatch'
        | 'match/entropy-unopened'
        | 'match/owned-elsewhere'
        | 'match/archived'
        | 'answer/nothing-done'
        | 'draw/no-offer'
        | 'draw/already-offered'
        | 'command/reused'
        | 'call/already-open'
        | 'call/not-found'
        | 'call/closed'
        | 'call/taken'
        | 'call/still-open'
        | 'judge/rewind-unavailable'
        | 'judge/plays-in-this-match'
        | 'judge/players-left'
        | 'judge/result-stands'
        | 'rewind/other-game'
        | 'rewind/abandoned'
        | 'rewind/nothing-since'
        | 'rewind/too-many'
        | 'version/not-found'
        | 'read/closed-while-running'
        | 'read/not-published'
        | 'ruleset/unknown'
        | 'format/not-fitting'
        | 'deck/missing'
        | 'deck/unreadable'
        | 'deck/not-found'
        | 'deck/locked'
        | 'clock/none'
        | 'evidence/not-yet'
        | 'evidence/broken'
        | 'match/set-apart'
        | 'stream/version-conflict'
        | 'tournament/wrong-status'
        | 'tournament/structure-missing'
        | 'tournament/structure-invalid'
        | 'tournament/nothing-to-change'
        | 'tournament/too-few-entrants'
        | 'tournament/phase-not-over'
        | 'tournament/no-next-phase'
        | 'tournament/cut-too-large'
        | 'tournament/cut-tied'
        | 'tournament/late-entry-closed'
        | 'entrant/not-found'
        | 'entrant/registered-already'
        | 'entrant/wrong-place'
        | 'entrant/not-active'
        | 'penalty/not-found'
        | 'round/not-found'
        | 'round/wrong-stage'
        | 'round/unfinished'
        | 'round/no-more'
        | 'round/pairing-refused'
        | 'round/override-invalid'
        | 'table/not-found'
        | 'result/impossible'
        | 'result/draw-not-allowed'
        | 'result/not-reported-by-players'
        | 'result/not-yours'
        | 'result/stands'
        | 'result/missing'
        | 'result/frozen'
        | 'result/not-due'
        | 'draft/not-now'
        | 'draft/pods-missing'
        | 'draft/pods-drawn'
        | 'deck/submission-closed'
        | 'deck/not-asked-for'
        | 'deck/too-few-tables'
        | 'read/lists-closed'
        | 'phrase/too-many'
        | 'tournament/not-found'
        | 'tournament/changed'
        | 'policy/not-found'
        | 'card-list/not-found'
        | 'card-list/unreadable'
        | 'entrants/unreadable'
        | 'bot-match/closed'
        | 'bot-match/full'
        | 'bot-match/too-many'
        | 'bot-match/deck-unknown'
        | 'bot-match/deck-unfit'
        | 'request/malformed'
        | 'request/too-large'
        | 'request/unsupported-media-type'
        | 'request/route-not-found'
        | 'request/rate-limited'
        | 'request/too-many-streams'
        | 'access/token-missing'
        | 'access/token-invalid'
        | 'access/token-expired'
        | 'access/token-revoked'
        | 'access/forbidden'
        | 'access/not-impartial'
        | 'gathering/not-found'
        | 'player/not-found'
        | 'player/bound'
        | 'player/is-bot'
        | 'person/not-found'
        | 'token/not-found'
        | 'token/already-minted'
        | 'match/bad-seats'
        | 'game/not-found'
        | 'format/not-found'
        | 'job/not-found'
        | 'job/unfinished'
        | 'job/not-dead'
        | 'webhook/not-found'
        | 'webhook/delivery-not-found'
        | 'webhook/address-refused'
        | 'webhook/too-many'
        | 'evidence/beyond-public-head'
        | 'evidence/no-such-head'
        | 'page/not-built'
        | 'server/unavailable'
        | 'server/archive-unreachable'
        | 'server/storage-full'
        | 'server/internal';
      readonly status: number;
      readonly title: string;
    };
    /** @description Everything about a token but its secret. */
    readonly Token: {
      /** Format: uuid */
      readonly tokenId: string;
      /** @enum {string} */
      readonly role: 'organizer' | 'judge' | 'player' | 'spectator';
      /**
       * Format: uuid
       * @description Null only for an organizer who may create gatherings.
       */
      readonly gatheringId: string | null;
      /** Format: uuid */
      readonly playerId: string | null;
      /** Format: uuid */
      readonly matchId: string | null;
      /** @description What a judge may do in tournaments beside judging at tables: as head judge, as scorekeeper. */
      readonly scopes: readonly ('headJudge' | 'scorekeeper')[];
      readonly label: string | null;
      /** Format: date-time */
      readonly createdAt: string;
      /** Format: date-time */
      readonly expiresAt: string;
      /**
       * Format: date-time
       * @description When it was revoked, or a token that it descends from.
       */
      readonly revokedAt: string | null;
      /**
       * Format: uuid
       * @description The token that minted it; null where the command line did.
       */
      readonly mintedBy: string | null;
      /** @description The person who holds a staff token. Null for players, who hold their own, and spectators. */
      readonly holder: {
        /** Format: uuid */
        readonly personId: string;
        readonly name: string | null;
      } | null;
      /** @description False when somebody who plays in the gathering holds it or stands behind it: such a token opens no hands in the gathering. Null for an organizer of everything, for whom it depends on the gathering. */
      readonly impartial: boolean | null;
    };
    readonly CreateGathering: {
      readonly name: string;
      readonly game: string;
      /** @default 0 */
      readonly spectatorDelaySeconds?: number;
      /**
       * @description Chosen by the client, unique among the gatherings that this token creates. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
    };
    readonly Gathering: {
      /** Format: uuid */
      readonly gatheringId: string;
      readonly name: string;
      readonly game: string;
      readonly spectatorDelaySeconds: number;
      /** Format: date-time */
      readonly createdAt: string;
    };
    /** @description One page; `next` is the cursor of the following one. */
    readonly GatheringPage: {
      readonly items: readonly components['schemas']['Gathering'][];
      readonly next: string | null;
    };
    readonly CreatePlayer: {
      readonly name: string;
      /**
       * Format: uuid
       * @description Who plays, where it is somebody who holds a staff token: your own person (`GET /me`), or the holder of a token of the gathering.
       */
      readonly personId?: string;
      /**
       * @description Chosen by the client, unique among the players of the gathering. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
    };
    readonly Player: {
      /** Format: uuid */
      readonly playerId: string;
      /** Format: uuid */
      readonly gatheringId: string;
      readonly name: string;
      /**
       * Format: uuid
       * @description Who plays, where that is known. Told to organizers only.
       */
      readonly personId?: string | null;
      /** Format: date-time */
      readonly createdAt: string;
    };
    /** @description All players are registered, or none. */
    readonly CreatePlayers: {
      /** @description The players; they are answered in this order. */
      readonly players: readonly {
        readonly name: string;
        /**
         * Format: uuid
         * @description Who plays, where it is somebody who holds a staff token: your own person (`GET /me`), or the holder of a token of the gathering.
         */
        readonly personId?: string;
      }[];
      /**
       * @description Chosen by the client, unique among the players of the gathering. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
    };
    readonly CreatedPlayers: {
      readonly players: readonly components['schemas']['Player'][];
    };
    /** @description One page; `next` is the cursor of the following one. */
    readonly PlayerPage: {
      readonly items: readonly components['schemas']['Player'][];
      readonly next: string | null;
    };
    readonly BindPlayer: {
      /** Format: uuid */
      readonly personId: string;
    };
    readonly CreateToken:
      | {
          /** @enum {string} */
          readonly role: 'organizer';
          /** @description Who is to hold the token: a person that the gathering knows, or a new one by name. Absent: you yourself. */
          readonly holder?:
            | {
                /** Format: uuid */
                readonly personId: string;
              }
            | {
                readonly name: string;
              };
          /**
           * Format: uuid
           * @description The player who is to hold it, in place of `holder`.
           */
          readonly playerId?: string;
          readonly label?: string;
          /** @default 604800 */
          readonly expiresInSeconds?: number;
          /**
           * @description Chosen by the client, unique among the tokens of the gathering. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
        }
      | {
          /** @enum {string} */
          readonly role: 'judge';
          /** @description Who is to hold the token: a person that the gathering knows, or a new one by name. Absent: you yourself. */
          readonly holder?:
            | {
                /** Format: uuid */
                readonly personId: string;
              }
            | {
                readonly name: string;
              };
          /**
           * Format: uuid
           * @description The player who is to hold it, in place of `holder`.
           */
          readonly playerId?: string;
          readonly label?: string;
          /** @default 604800 */
          readonly expiresInSeconds?: number;
          /** @description What a judge may do in tournaments beside judging at tables: as head judge, as scorekeeper. */
          readonly scopes?: readonly ('headJudge' | 'scorekeeper')[];
          /**
           * @description Chosen by the client, unique among the tokens of the gathering. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
        }
      | {
          /** @enum {string} */
          readonly role: 'player';
          /** Format: uuid */
          readonly playerId: string;
          /** Format: uuid */
          readonly matchId?: string;
          readonly label?: string;
          /** @default 604800 */
          readonly expiresInSeconds?: number;
          /**
           * @description Chosen by the client, unique among the tokens of the gathering. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
        }
      | {
          /** @enum {string} */
          readonly role: 'spectator';
          /** Format: uuid */
          readonly matchId?: string;
          readonly label?: string;
          /** @default 604800 */
          readonly expiresInSeconds?: number;
          /**
           * @description Chosen by the client, unique among the tokens of the gathering. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
        };
    readonly MintedToken: {
      readonly token: components['schemas']['Token'];
      /** @description Shown once; only its SHA-256 is kept. */
      readonly secret: string;
    };
    /** @description All tokens are minted, or none. */
    readonly CreateTokens: {
      /** @description The tokens; they are answered in this order. */
      readonly tokens: readonly components['schemas']['TokenOfBatch'][];
      /**
       * @description Chosen by the client, unique among the tokens of the gathering. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
    };
    readonly TokenOfBatch:
      | {
          /** @enum {string} */
          readonly role: 'organizer';
          /** @description Who is to hold the token: a person that the gathering knows, or a new one by name. Absent: you yourself. */
          readonly holder?:
            | {
                /** Format: uuid */
                readonly personId: string;
              }
            | {
                readonly name: string;
              };
          /**
           * Format: uuid
           * @description The player who is to hold it, in place of `holder`.
           */
          readonly playerId?: string;
          readonly label?: string;
          /** @default 604800 */
          readonly expiresInSeconds?: number;
        }
      | {
          /** @enum {string} */
          readonly role: 'judge';
          /** @description Who is to hold the token: a person that the gathering knows, or a new one by name. Absent: you yourself. */
          readonly holder?:
            | {
                /** Format: uuid */
                readonly personId: string;
              }
            | {
                readonly name: string;
              };
          /**
           * Format: uuid
           * @description The player who is to hold it, in place of `holder`.
           */
          readonly playerId?: string;
          readonly label?: string;
          /** @default 604800 */
          readonly expiresInSeconds?: number;
          /** @description What a judge may do in tournaments beside judging at tables: as head judge, as scorekeeper. */
          readonly scopes?: readonly ('headJudge' | 'scorekeeper')[];
        }
      | {
          /** @enum {string} */
          readonly role: 'player';
          /** Format: uuid */
          readonly playerId: string;
          /** Format: uuid */
          readonly matchId?: string;
          readonly label?: string;
          /** @default 604800 */
          readonly expiresInSeconds?: number;
        }
      | {
          /** @enum {string} */
          readonly role: 'spectator';
          /** Format: uuid */
          readonly matchId?: string;
          readonly label?: string;
          /** @default 604800 */
          readonly expiresInSeconds?: number;
        };
    readonly MintedTokens: {
      readonly tokens: readonly components['schemas']['MintedToken'][];
    };
    /** @description All tokens are revoked, or none. */
    readonly RevokeTokens: {
      /** @description Ids of tokens of the gathering; not their secrets. */
      readonly tokenIds: readonly string[];
    };
    readonly RevokedTokens: {
      readonly tokens: readonly components['schemas']['Token'][];
    };
    /** @description One page; `next` is the cursor of the following one. */
    readonly TokenPage: {
      readonly items: readonly components['schemas']['Token'][];
      readonly next: string | null;
    };
    readonly CreateMatch: {
      /** @description The gathering's players in seat order. `bot` seats a bot in a match of two: it is registered as a player of the gathering once, shown as a bot to everybody, ready at once, and waits as long as its opponent takes. */
      readonly players: readonly (string | 'bot')[];
      readonly format: string;
      readonly decks?: readonly unknown[];
      readonly ruleset?: string;
      /**
       * @description Chosen by the client, unique among the matches of the gathering. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      readonly clock?: {
        readonly bankMs: number;
        readonly decisionMs: number;
        readonly incrementMs: number;
      } | null;
      /** @default true */
      readonly autoStart?: boolean;
    };
    /** @description The match and the acknowledgement of its first event. */
    readonly CreatedMatch: {
      readonly match: components['schemas']['MatchSummary'];
      readonly version: number;
      readonly hash: string;
    };
    readonly MatchSummary: {
      /** Format: uuid */
      readonly matchId: string;
      /** Format: uuid */
      readonly gatheringId: string;
      readonly game: string;
      readonly format: string;
      readonly players: readonly components['schemas']['SeatedPlayer'][];
      readonly status: components['schemas']['MatchStatus'];
      readonly result: components['schemas']['GameResult'] | null;
      /** Format: date-time */
      readonly createdAt: string;
      /**
       * Format: date-time
       * @description When a judge gave the newest ruling; that may be after the end.
       */
      readonly ruledAt: string | null;
      /** Format: date-time */
      readonly publishedAt: string | null;
    };
    /** @description A player of a match. */
    readonly SeatedPlayer: {
      readonly seat: components['schemas']['Seat'];
      /** Format: uuid */
      readonly playerId: string;
      readonly name: string;
      /**
       * @description There where a bot plays, whatever it is called; absent for people.
       * @enum {boolean}
       */
      readonly bot?: true;
    };
    /** @description A player's place at the table, from 0. */
    readonly Seat: number;
    /** @enum {string} */
    readonly MatchStatus: 'created' | 'running' | 'paused' | 'ended' | 'cancelled';
    readonly GameResult: {
      /** @description Empty for a draw. */
      readonly winners: readonly components['schemas']['Seat'][];
      readonly reason: string;
      readonly rule: components['schemas']['RuleRef'];
    };
    /** @description The number of a rule as its rulebook prints it, or `ruling:` and the id of a ruling. */
    readonly RuleRef: string;
    /** @description All matches are created, or none. */
    readonly CreateMatches: {
      /** @description The matches; they are answered in this order. */
      readonly matches: readonly {
        /** @description The gathering's players in seat order. `bot` seats a bot in a match of two: it is registered as a player of the gathering once, shown as a bot to everybody, ready at once, and waits as long as its opponent takes. */
        readonly players: readonly (string | 'bot')[];
        readonly format: string;
        readonly decks?: readonly unknown[];
        readonly ruleset?: string;
        readonly clock?: {
          readonly bankMs: number;
          readonly decisionMs: number;
          readonly incrementMs: number;
        } | null;
        /** @default true */
        readonly autoStart?: boolean;
      }[];
      /**
       * @description Chosen by the client, unique among the matches of the gathering. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
    };
    readonly CreatedMatches: {
      readonly matches: readonly components['schemas']['CreatedMatch'][];
    };
    /** @description One page; `next` is the cursor of the following one. */
    readonly MatchPage: {
      readonly items: readonly components['schemas']['MatchSummary'][];
      readonly next: string | null;
    };
    readonly BotTables: {
      /** @description Whether guests may begin matches against bots here. */
      readonly open: boolean;
      /** @description None while `open` is false. */
      readonly games: readonly {
        readonly game: string;
        readonly names: components['schemas']['Words'];
        /** @description Ready-made decks to begin with; none where decks are chosen at the table. */
        readonly decks: readonly {
          readonly id: string;
          readonly names: components['schemas']['Words'];
        }[];
      }[];
    };
    /** @description The same in English and in Chinese. */
    readonly Words: {
      readonly en: string;
      readonly zh: string;
    };
    readonly CreateBotMatch: {
      readonly game: string;
      /** @description Id of a ready-made deck, as `GET /bot-matches` lists them; absent: the first. In games whose decks are chosen at the table it is refused. */
      readonly deck?: string;
      /** @description A deck of the guest, in place of `deck`: as text in any form that players use, or in the shape of the rules. In games whose decks are chosen at the table it is refused. */
      readonly ownDeck?: components['schemas']['OwnDeck'];
      /** @description How the guest is called at the table; absent: Guest. */
      readonly name?: string;
      /**
       * @description Chosen by the client, unique among the matches against bots of the game. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
    };
    readonly OwnDeck: {
      /** @description The deck in the shape that deck validation takes. */
      readonly deck?: unknown;
      /** @description The deck as text, in place of `deck`: a list, or the content of a file of any program that players use. */
      readonly text?: string;
      /** @description The name of the file; its ending helps where the text does not show its form. */
      readonly fileName?: string;
      /**
       * @description The form of the text, if it is known; it is then read as nothing else.
       * @enum {string}
       */
      readonly form?: 'arbiter' | 'json' | 'text' | 'csv' | 'mtgo' | 'cockatrice' | 'forge' | 'xmage' | 'ydk' | 'ydke';
    };
    /** @description The match, and what a guest needs to play it. */
    readonly CreatedBotMatch: {
      readonly match: components['schemas']['MatchSummary'];
      /** Format: uuid */
      readonly playerId: string;
      /** @description The seat of the guest; the bot has the other one. */
      readonly seat: number;
      /** @description The guest's token, of this match alone. It is told only here. */
      readonly token: string;
      /**
       * Format: date-time
       * @description When the token ends, and with it the match.
       */
      readonly expiresAt: string;
    };
    /** @description One page; `next` is the cursor of the following one. */
    readonly FoundMatchPage: {
      readonly items: readonly components['schemas']['FoundMatch'][];
      readonly next: string | null;
    };
    /** @description A match as this reader sees it, which may be a moment behind the log. */
    readonly FoundMatch: {
      /** Format: uuid */
      readonly matchId: string;
      /** Format: uuid */
      readonly gatheringId: string;
      readonly game: string;
      readonly format: string;
      readonly players: readonly components['schemas']['SeatedPlayer'][];
      readonly status: components['schemas']['MatchStatus'];
      readonly result: components['schemas']['GameResult'] | null;
      /** Format: date-time */
      readonly createdAt: string;
      /**
       * Format: date-time
       * @description When a judge gave the newest ruling; that may be after the end.
       */
      readonly ruledAt: string | null;
      /** Format: date-time */
      readonly publishedAt: string | null;
      /** Format: date-time */
      readonly startedAt: string | null;
      /** Format: date-time */
      readonly endedAt: string | null;
      /** @description The tournament that it is a match of, where this reader may know of it. */
      readonly tournament: {
        /** Format: uuid */
        readonly tournamentId: string;
        readonly name: string;
        readonly round: number;
        readonly table: number;
      } | null;
      /** @description Null for matches without clocks, and while the match goes on. */
      readonly clock: {
        readonly rules: {
          readonly bankMs: number;
          readonly decisionMs: number;
          readonly incrementMs: number;
        };
        /** @description What each bank held at the end, by seat, in milliseconds. */
        readonly left: readonly number[];
      } | null;
      /** @description How long each player thought, by seat, in milliseconds: with clocks the time in which theirs ran, without clocks the time from the last change of the table until their answer. Pauses do not count. Null while the match goes on. */
      readonly thought: readonly number[] | null;
      /** @description How far a live match is, as its spectators see it, whoever reads this: some seconds old, and by the spectators’ delay older. Null for every other match, for one that you may not open, and where it is not known. */
      readonly progress: {
        /** @description Null before the first turn. */
        readonly turn: number | null;
        /** @description Games won, by seat; null in a match of one game. */
        readonly wins: readonly number[] | null;
        /** @description The one number by which the game tells how players stand, such as life; null for a game that has none. */
        readonly score: {
          readonly names: components['schemas']['Words'];
          readonly bySeat: readonly number[];
        } | null;
      } | null;
      /** @description How many connections watch a live match without playing. Null for every other match, where spectators see it late, and where it is not known. */
      readonly watching: number | null;
      /** @description Whether this reader may open it from the perspective that their token gives by itself. */
      readonly opens: boolean;
    };
    readonly CommandOnly: {
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
    };
    /** @description Sent after the commit: keep it, it is evidence. */
    readonly Acknowledgement: {
      readonly version: number;
      readonly hash: string;
    };
    readonly CommitEntropy: {
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      /** @description SHA-256 over `arbiter/entropy/v1`, the match id, the seat as a decimal number and the bytes of the entropy, each preceded by its length in bytes (four bytes, big-endian). */
      readonly commitment: string;
    };
    readonly OpenEntropy: {
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      /** @description Draw it at random: what can be guessed is no secret behind its commitment. */
      readonly entropy: string;
    };
    readonly CancelMatch: {
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      readonly reason: string;
    };
    readonly AnswerDecision: {
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      readonly answer: components['schemas']['Answer'];
    };
    /** @description Option ids in the order chosen, a number, amounts by option id, or one whole document such as a deck. */
    readonly Answer:
      | {
          readonly picks: readonly string[];
        }
      | {
          readonly number: number;
        }
      | {
          /** @description What each option gets, by its id; an option that is left out gets nothing. */
          readonly amounts: {
            readonly [key: string]: number;
          };
        }
      | {
          readonly bulk: unknown;
        };
    /** @description The acknowledgement of an answer, sent after the commit, and the next question. */
    readonly Answered: {
      readonly version: number;
      readonly hash: string;
      /** @description What you are asked now; more may have happened since your answer. */
      readonly next: components['schemas']['Decisions'];
    };
    /** @description An open decision: yours with its words and all that may be answered, of others only that they are asked. */
    readonly WordedPending: components['schemas']['OwnWordedDecision'] | components['schemas']['OthersWordedDecision'];
    readonly OwnWordedDecision: {
      /** @enum {boolean} */
      readonly yours: true;
      readonly decision: components['schemas']['WordedDecision'];
    };
    /** @description An open question in words. */
    readonly WordedDecision: {
      readonly id: number;
      /** @description The number of actions at which it was opened. */
      readonly openedAt: number;
      /** @description Who answers. */
      readonly seat: components['schemas']['Seat'];
      /** @description Whose decision it is; differs from `seat` when one player decides for another. */
      readonly subject: components['schemas']['Seat'];
      /** @description The decision's kind, from the closed list of the game. */
      readonly kind: string;
      /** @description The rule that asks. */
      readonly rule: components['schemas']['RuleRef'];
      /** @description Key of the words of the question, and what they are filled with. */
      readonly prompt: {
        readonly key: string;
        readonly params: components['schemas']['JsonObject'];
      };
      /** @description Others see the answer only when all decisions of its round are answered. */
      readonly sealed: boolean;
      readonly domain: components['schemas']['WordedDomain'];
      readonly words: components['schemas']['Words'];
    };
    /** @description Members by name; which ones there are is the game's matter. */
    readonly JsonObject: {
      readonly [key: string]: components['schemas']['Json'];
    };
    /** @description Any JSON value. Numbers are integers. */
    readonly Json: JsonValue;
    /** @description What may be answered to a decision, each option with its words. */
    readonly WordedDomain:
      | components['schemas']['WordedOptionsDomain']
      | components['schemas']['WordedNumberDomain']
      | components['schemas']['WordedDistributionDomain']
      | components['schemas']['WordedNameDomain']
      | components['schemas']['WordedBulkDomain'];
    /** @description Between `min` and `max` picks among the options. */
    readonly WordedOptionsDomain: {
      /** @enum {string} */
      readonly type: 'options';
      readonly options: readonly components['schemas']['WordedOption'][];
      readonly min: number;
      readonly max: number;
      /** @description The weights of the picks must be able to add up to exactly this. */
      readonly sum?: number;
      /** @description The order of the picks matters. */
      readonly ordered?: boolean;
      /**
       * @description At most one pick of each group.
       * @enum {boolean}
       */
      readonly groups?: true;
      /**
       * @description The game looks at all picks together, beyond what is said here.
       * @enum {boolean}
       */
      readonly checked?: true;
      /** @description Where the picks are checked: some that are accepted. */
      readonly example?: readonly string[];
    };
    /** @description An option with its words. */
    readonly WordedOption: {
      /** @description What an answer names; stable inside the decision. */
      readonly id: string;
      /** @description Key of the words that describe the option. */
      readonly label: string;
      /** @description What the words are filled with. */
      readonly params?: components['schemas']['JsonObject'];
      /** @description The object that the option is about. */
      readonly object?: components['schemas']['ObjectId'];
      /** @description All that the option is about, so that nobody has to take its id apart. Absent in rulesets released before it was told. */
      readonly about?: readonly components['schemas']['OptionAbout'][];
      /** @description What this option adds where the domain asks for a sum: any one of these. */
      readonly weight?: readonly number[];
      /**
       * @description It answers later questions as well, until something ends it.
       * @enum {boolean}
       */
      readonly standing?: true;
      /** @description Of the options of one group at most one is picked, where the domain has groups. */
      readonly group?: string;
      /** @description In a distribution: the least that this option gets, where it is more than `min`. */
      readonly least?: number;
      /** @description In a distribution: the most that this option may get. */
      readonly most?: number;
      /** @description In a distribution: later options get more than the least only once this one has so much. */
      readonly enough?: number;
      readonly words: components['schemas']['Words'];
    };
    /** @description An object of the match. A card that moves where nobody sees it gets a new id. */
    readonly ObjectId: number;
    /** @description One thing that an option is about; `role` says as what: `subject`, `target`, `place`, `player`, `card`, or `uses` for what an option that stands for others would use. */
    readonly OptionAbout:
      | {
          readonly role: string;
          readonly object: components['schemas']['ObjectId'];
        }
      | {
          readonly role: string;
          readonly player: components['schemas']['Seat'];
        }
      | {
          readonly role: string;
          /** @description The id of a slot. */
          readonly place: string;
        }
      | {
          readonly role: string;
          readonly card: components['schemas']['CardId'];
        };
    /** @description A card of the match's catalogue. */
    readonly CardId: string;
    /** @description An integer between `min` and `max`. */
    readonly WordedNumberDomain: {
      /** @enum {string} */
      readonly type: 'number';
      readonly min: number;
      readonly max: number;
    };
    /** @description A total that is divided among the options; answered with `amounts`. */
    readonly WordedDistributionDomain: {
      /** @enum {string} */
      readonly type: 'distribution';
      readonly options: readonly components['schemas']['WordedOption'][];
      readonly total: number;
      /** @description The least that every option gets. */
      readonly min: number;
      /**
       * @description The game looks at all amounts together, beyond what is said here.
       * @enum {boolean}
       */
      readonly checked?: true;
      /** @description Where the amounts are checked: some that are accepted. */
      readonly example?: {
        readonly [key: string]: number;
      };
    };
    /** @description The name of a card: one pick `name:KEY`. What may be named is not listed. */
    readonly WordedNameDomain: {
      /** @enum {string} */
      readonly type: 'name';
      /** @description Which names may be given, in the game's words. */
      readonly among: string;
      /** @description A name that is accepted. */
      readonly example?: readonly string[];
    };
    /** @description One document that the game checks as a whole, such as a deck. */
    readonly WordedBulkDomain: {
      /** @enum {string} */
      readonly type: 'bulk';
      readonly schema: string;
    };
    readonly OthersWordedDecision: {
      /** @enum {boolean} */
      readonly yours: false;
      readonly id: number;
      readonly openedAt: number;
      readonly seat: components['schemas']['Seat'];
      /** @description What you may say while the other is asked: each is one pick of an answer to that decision, which stays open. */
      readonly may?: readonly components['schemas']['WordedOption'][];
    };
    readonly Decisions: {
      readonly version: number;
      readonly status: components['schemas']['MatchStatus'];
      /** @description Open decisions. */
      readonly pending: readonly components['schemas']['WordedPending'][];
    };
    readonly Concede: {
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      /**
       * @default match
       * @enum {string}
       */
      readonly scope?: 'game' | 'match';
    };
    readonly Draw: {
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      /**
       * @default match
       * @enum {string}
       */
      readonly scope?: 'game' | 'match';
    };
    readonly JudgeAction:
      | {
          /**
           * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
          /** @enum {string} */
          readonly type: 'pause';
          readonly reason: string;
        }
      | {
          /**
           * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
          /** @enum {string} */
          readonly type: 'resume';
        }
      | {
          /**
           * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
          /** @enum {string} */
          readonly type: 'extraTime';
          readonly seat: number;
          readonly ms: number;
          readonly reason: string;
        }
      | {
          /**
           * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
          /** @enum {string} */
          readonly type: 'ruling';
          readonly reason: string;
          readonly rules: readonly string[];
        }
      | {
          /**
           * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
          /** @enum {string} */
          readonly type: 'gameLoss';
          readonly seat: number;
          readonly reason: string;
          readonly rules: readonly string[];
        }
      | {
          /**
           * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
          /** @enum {string} */
          readonly type: 'matchLoss';
          readonly seat: number;
          readonly reason: string;
          readonly rules: readonly string[];
        }
      | {
          /**
           * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
          /** @enum {string} */
          readonly type: 'noShow';
          readonly seats: readonly number[];
          readonly reason: string;
          readonly rules: readonly string[];
        }
      | {
          /**
           * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
          /** @enum {string} */
          readonly type: 'timeCalled';
        }
      | {
          /**
           * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
           * @example b8f7c2d0-0001
           */
          readonly commandId: string;
          /** @enum {string} */
          readonly type: 'rewind';
          readonly toVersion: number;
          /**
           * @default then
           * @enum {string}
           */
          readonly banks?: 'then' | 'now';
          readonly reason: string;
          readonly rules: readonly string[];
        };
    readonly CallJudge: {
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      /**
       * @description Why the judge is called.
       * @enum {string}
       */
      readonly kind: 'rulesQuestion' | 'opponentsAction' | 'clock' | 'deck' | 'conduct' | 'other';
      /** @description The newest version of the match that you have seen. */
      readonly sawVersion: number;
    };
    /** @description The acknowledgement of a call, sent after the commit. */
    readonly Called: {
      readonly version: number;
      readonly hash: string;
      /** @description Number of the call in its match. */
      readonly call: number;
      /** @description Whether it holds the match until it is closed: answers are refused and clocks stand still. */
      readonly stops: boolean;
      /** @description How many calls of yours can still stop the match in this game. */
      readonly stopsLeft: number;
    };
    readonly CloseCall: {
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      /**
       * @description What came of it; a ruling or a penalty is an act of its own.
       * @enum {string}
       */
      readonly outcome: 'answered' | 'ruled' | 'penalty' | 'nothing';
      /**
       * @description The time for which the call held the match is charged to the caller's bank, down to nothing.
       * @default false
       */
      readonly improper?: boolean;
    };
    readonly MatchView: {
      /** Format: uuid */
      readonly matchId: string;
      readonly version: number;
      /** @description The newest version that this viewer may see. */
      readonly newest: number;
      /** @description Milliseconds since 1970-01-01 UTC. */
      readonly at: number;
      /** @description The moment at which you see it (spectators: as far back as their delay). What is left on a running clock is its `deadline` less this; from there count on with a clock of your own that nobody sets. */
      readonly now: number;
      readonly status: components['schemas']['MatchStatus'];
      readonly game: string;
      readonly ruleset: string;
      readonly format: components['schemas']['Format'];
      /** Format: uuid */
      readonly gatheringId: string | null;
      readonly seedCommitment: string;
      readonly players: readonly components['schemas']['SeatedPlayer'][];
      readonly ready: readonly boolean[];
      /** @description By seat. Entropy is opened when nobody is undecided any more; who is ready without it has declined. */
      readonly entropy: readonly ('undecided' | 'declined' | 'committed' | 'opened')[];
      /** @description Full before the start, standing after the end; null where the match is played without clocks. */
      readonly clocks: readonly components['schemas']['Clock'][] | null;
      /** @description Calls for a judge that nobody has closed; empty for spectators, whom events tell that a judge was called. */
      readonly calls: readonly components['schemas']['OpenCall'][];
      readonly drawOffers: readonly {
        readonly seat: components['schemas']['Seat'];
        /** @enum {string} */
        readonly scope: 'game' | 'match';
      }[];
      /** @description Null before the start. */
      readonly view: components['schemas']['View'] | null;
      /** @description Open decisions. */
      readonly pending: readonly components['schemas']['WordedPending'][];
      readonly result: components['schemas']['GameResult'] | null;
    };
    readonly Format: {
      readonly id: string;
      /** @description Games of the match: 1 for a single game, 3 for a best of three. */
      readonly bestOf: number;
      /** @enum {string} */
      readonly onTimeOut: 'loseMatch' | 'loseGame' | 'defaultAnswer';
      /** @description Options of the game's own. */
      readonly options: components['schemas']['JsonObject'];
    };
    readonly Clock: {
      readonly seat: components['schemas']['Seat'];
      /** @description What was in the bank when the clock began to run, or what is, where it stands. */
      readonly bankMs: number;
      /** @description Only while the match runs and the player is asked. First the free time, then the bank is used up at the deadline. */
      readonly running: {
        readonly decision: number;
        /** @description Milliseconds since 1970-01-01 UTC. */
        readonly since: number;
        /** @description Milliseconds since 1970-01-01 UTC. */
        readonly deadline: number;
      } | null;
      /** @description While the match is paused: the decision that the clock was running for, and what is left of its time. */
      readonly held: {
        readonly decision: number;
        readonly leftMs: number;
      } | null;
    };
    /** @description A call for a judge that is not closed yet. */
    readonly OpenCall: {
      /** @description Number of the call in its match. */
      readonly call: number;
      readonly seat: components['schemas']['Seat'];
      /**
       * @description Why the judge is called.
       * @enum {string}
       */
      readonly kind: 'rulesQuestion' | 'opponentsAction' | 'clock' | 'deck' | 'conduct' | 'other';
      /** @description When the judge was called: milliseconds since 1970-01-01 UTC. */
      readonly at: number;
      /** @description The newest version that the caller had before them. */
      readonly sawVersion: number;
      /** @description Whether it holds the match until it is closed: answers are refused and clocks stand still. */
      readonly stops: boolean;
      /** @description Whether a judge has said that they come. */
      readonly taken: boolean;
    };
    /** @description The table as one viewer may see it. */
    readonly View: {
      readonly version: number;
      /** @enum {string} */
      readonly status: 'running' | 'ended';
      readonly result: components['schemas']['GameResult'] | null;
      readonly turn: {
        readonly number: number;
        readonly seat: components['schemas']['Seat'] | null;
        readonly phase: string;
      };
      readonly players: readonly {
        readonly seat: components['schemas']['Seat'];
        readonly values: components['schemas']['JsonObject'];
      }[];
      readonly zones: readonly components['schemas']['ZoneView'][];
      readonly slots: readonly components['schemas']['SlotView'][];
      readonly pending: readonly components['schemas']['PendingView'][];
      /** @description Values of the whole match, as the game names them. */
      readonly values: components['schemas']['JsonObject'];
      /** @description Present once time was called in the match. */
      readonly timeCalled?: {
        /** @description Turns that may still begin after the one that is being played. */
        readonly turnsLeft: number;
        /** @description They play on until somebody has less life than another, who loses. */
        readonly untilBehind: boolean;
      };
    };
    readonly ZoneView: {
      readonly id: string;
      readonly kind: string;
      /** @description Null for a zone that all players share. */
      readonly seat: components['schemas']['Seat'] | null;
      readonly count: number;
      /** @description What the viewer may see, in the zone's order; empty for a hidden pile. */
      readonly objects: readonly components['schemas']['ObjectView'][];
    };
    /** @description An object as the viewer sees it. */
    readonly ObjectView: {
      readonly id: components['schemas']['ObjectId'];
      /** @description Absent where the viewer may not know which card it is, and where it is none. */
      readonly card?: components['schemas']['CardId'];
      /**
       * @description Absent for a card.
       * @enum {string}
       */
      readonly kind?: 'token' | 'item' | 'copy';
      readonly owner: components['schemas']['Seat'];
      readonly controller: components['schemas']['Seat'];
      /** @description Current values by name of the characteristic. */
      readonly values: components['schemas']['JsonObject'];
      /** @description What is attached to it and lies in a zone or slot of its own. */
      readonly attached?: readonly components['schemas']['ObjectId'][];
      /** @description The object to which this one is attached while it lies in a place of its own. */
      readonly host?: components['schemas']['ObjectId'];
      /** @description The player to whom this one is attached while it lies in a place of its own. */
      readonly hostSeat?: components['schemas']['Seat'];
      /** @description What lies with it and nowhere else. */
      readonly attachments: readonly components['schemas']['ObjectView'][];
      /** @description What lies under it. */
      readonly under: readonly components['schemas']['ObjectView'][];
    };
    readonly SlotView: {
      readonly id: string;
      /** @description Null for a slot that all players share. */
      readonly seat: components['schemas']['Seat'] | null;
      /** @description From 0. */
      readonly column: number;
      readonly row: string;
      readonly object: components['schemas']['ObjectView'] | null;
    };
    /** @description What a viewer learns of an open decision: everything when it is theirs, else only that somebody is asked. */
    readonly PendingView: components['schemas']['OwnDecision'] | components['schemas']['OthersDecision'];
    readonly OwnDecision: {
      /** @enum {boolean} */
      readonly yours: true;
      readonly decision: components['schemas']['Decision'];
    };
    /** @description An open question. */
    readonly Decision: {
      readonly id: number;
      /** @description The number of actions at which it was opened. */
      readonly openedAt: number;
      /** @description Who answers. */
      readonly seat: components['schemas']['Seat'];
      /** @description Whose decision it is; differs from `seat` when one player decides for another. */
      readonly subject: components['schemas']['Seat'];
      /** @description The decision's kind, from the closed list of the game. */
      readonly kind: string;
      /** @description The rule that asks. */
      readonly rule: components['schemas']['RuleRef'];
      /** @description Key of the words of the question, and what they are filled with. */
      readonly prompt: {
        readonly key: string;
        readonly params: components['schemas']['JsonObject'];
      };
      /** @description Others see the answer only when all decisions of its round are answered. */
      readonly sealed: boolean;
      readonly domain: components['schemas']['Domain'];
    };
    /** @description What may be answered to a decision. */
    readonly Domain:
      | components['schemas']['OptionsDomain']
      | components['schemas']['NumberDomain']
      | components['schemas']['DistributionDomain']
      | components['schemas']['NameDomain']
      | components['schemas']['BulkDomain'];
    /** @description Between `min` and `max` picks among the options. */
    readonly OptionsDomain: {
      /** @enum {string} */
      readonly type: 'options';
      readonly options: readonly components['schemas']['Option'][];
      readonly min: number;
      readonly max: number;
      /** @description The weights of the picks must be able to add up to exactly this. */
      readonly sum?: number;
      /** @description The order of the picks matters. */
      readonly ordered?: boolean;
      /**
       * @description At most one pick of each group.
       * @enum {boolean}
       */
      readonly groups?: true;
      /**
       * @description The game looks at all picks together, beyond what is said here.
       * @enum {boolean}
       */
      readonly checked?: true;
      /** @description Where the picks are checked: some that are accepted. */
      readonly example?: readonly string[];
    };
    /** @description One of the things that may be answered. */
    readonly Option: {
      /** @description What an answer names; stable inside the decision. */
      readonly id: string;
      /** @description Key of the words that describe the option. */
      readonly label: string;
      /** @description What the words are filled with. */
      readonly params?: components['schemas']['JsonObject'];
      /** @description The object that the option is about. */
      readonly object?: components['schemas']['ObjectId'];
      /** @description All that the option is about, so that nobody has to take its id apart. Absent in rulesets released before it was told. */
      readonly about?: readonly components['schemas']['OptionAbout'][];
      /** @description What this option adds where the domain asks for a sum: any one of these. */
      readonly weight?: readonly number[];
      /**
       * @description It answers later questions as well, until something ends it.
       * @enum {boolean}
       */
      readonly standing?: true;
      /** @description Of the options of one group at most one is picked, where the domain has groups. */
      readonly group?: string;
      /** @description In a distribution: the least that this option gets, where it is more than `min`. */
      readonly least?: number;
      /** @description In a distribution: the most that this option may get. */
      readonly most?: number;
      /** @description In a distribution: later options get more than the least only once this one has so much. */
      readonly enough?: number;
    };
    /** @description An integer between `min` and `max`. */
    readonly NumberDomain: {
      /** @enum {string} */
      readonly type: 'number';
      readonly min: number;
      readonly max: number;
    };
    /** @description A total that is divided among the options; answered with `amounts`. */
    readonly DistributionDomain: {
      /** @enum {string} */
      readonly type: 'distribution';
      readonly options: readonly components['schemas']['Option'][];
      readonly total: number;
      /** @description The least that every option gets. */
      readonly min: number;
      /**
       * @description The game looks at all amounts together, beyond what is said here.
       * @enum {boolean}
       */
      readonly checked?: true;
      /** @description Where the amounts are checked: some that are accepted. */
      readonly example?: {
        readonly [key: string]: number;
      };
    };
    /** @description The name of a card: one pick `name:KEY`. What may be named is not listed. */
    readonly NameDomain: {
      /** @enum {string} */
      readonly type: 'name';
      /** @description Which names may be given, in the game's words. */
      readonly among: string;
      /** @description A name that is accepted. */
      readonly example?: readonly string[];
    };
    /** @description One document that the game checks as a whole, such as a deck. */
    readonly BulkDomain: {
      /** @enum {string} */
      readonly type: 'bulk';
      readonly schema: string;
    };
    readonly OthersDecision: {
      /** @enum {boolean} */
      readonly yours: false;
      readonly id: number;
      readonly openedAt: number;
      readonly seat: components['schemas']['Seat'];
      /** @description What you may say while the other is asked: each is one pick of an answer to that decision, which stays open. */
      readonly may?: readonly components['schemas']['Option'][];
    };
    readonly MatchTable: {
      readonly match: components['schemas']['MatchView'];
      /** @description As `GET /games/{game}/layout` gives it for the match's game. */
      readonly layout: components['schemas']['BoardLayout'] | null;
      /** @description The cards that the view and the open decisions name, and no others. */
      readonly cards: readonly components['schemas']['CardFacts'][];
      /** @description What `content` of `GET /games/{game}/cards` takes to get all cards in a form that may be kept. */
      readonly cardList: string;
    };
    /** @description How a table looks, as data: areas, rows, slots and piles, whose they are, and what a card shows. Decides nothing. */
    readonly BoardLayout: {
      readonly words: {
        readonly [key: string]: components['schemas']['Words'];
      };
      /** @description The phases of a turn, in groups that belong together. */
      readonly phases: readonly (readonly string[])[];
      readonly phasesDuring?: {
        readonly [key: string]: readonly (readonly string[])[];
      };
      readonly counts?: readonly string[];
      readonly player: {
        readonly counts: readonly string[];
        /** @description The one number by which it is told in a list how players stand. */
        readonly headline?: string;
        readonly tags: readonly components['schemas']['LayoutTag'][];
        readonly hand?: {
          readonly zone: string;
          /** @enum {boolean} */
          readonly whole?: true;
        };
        readonly spread: readonly {
          readonly zone: string;
          /** @enum {boolean} */
          readonly owned?: true;
          /** @enum {boolean} */
          readonly always?: true;
          /** @enum {boolean} */
          readonly whole?: true;
        }[];
      };
      /** @description Rows of one side, from the middle of the table outwards. */
      readonly side: readonly (readonly components['schemas']['LayoutArea'][])[];
      /** @enum {boolean} */
      readonly turned?: true;
      readonly middle?: readonly components['schemas']['LayoutArea'][];
      /** @enum {string} */
      readonly columnsFrom?: 'firstPlayersRight';
      /** @enum {boolean} */
      readonly tellAbove?: true;
      readonly waiting?: components['schemas']['LayoutWaiting'];
      readonly fight?: components['schemas']['LayoutFight'];
      readonly across?: components['schemas']['LayoutAcross'];
      /** @description Of those that fit a question the first one counts. */
      readonly mainAnswers?: readonly components['schemas']['LayoutMainAnswer'][];
      /** @description Labels of options that only make what costs are paid with. */
      readonly makesPayment?: readonly string[];
      readonly shorthands?: readonly components['schemas']['LayoutShorthand'][];
      readonly card: components['schemas']['LayoutCard'];
    };
    /** @description A label beside a player's name. */
    readonly LayoutTag:
      | {
          /** @enum {string} */
          readonly tag: 'seat';
          readonly value: string;
          readonly sign: string;
          readonly word?: string;
        }
      | {
          /** @enum {string} */
          readonly tag: 'flag';
          readonly value: string;
          readonly sign: string;
          readonly word: string;
        }
      | {
          /** @enum {string} */
          readonly tag: 'word';
          readonly value: string;
        }
      | {
          /** @enum {string} */
          readonly tag: 'symbols';
          readonly value: string;
          readonly word: string;
        }
      | {
          /** @enum {string} */
          readonly tag: 'units';
          readonly value: string;
          readonly type: string;
          readonly symbols: {
            readonly [key: string]: string;
          };
          readonly word: string;
        }
      | {
          /** @enum {string} */
          readonly tag: 'counts';
          readonly value: string;
        };
    /** @description A place on a side of the table, or between the sides. */
    readonly LayoutArea:
      | {
          /** @enum {string} */
          readonly area: 'slots';
          readonly row: string;
          readonly sign?: string;
          readonly columnSigns?: readonly string[];
          /** @enum {boolean} */
          readonly numbered?: true;
        }
      | {
          /** @enum {string} */
          readonly area: 'sharedSlot';
          readonly row: string;
          readonly column: number;
          readonly sign?: string;
        }
      | {
          /** @enum {string} */
          readonly area: 'pile';
          readonly zone: string;
          /** @enum {boolean} */
          readonly closed?: true;
          /** @enum {string} */
          readonly side?: 'near' | 'far';
          readonly when?: components['schemas']['LayoutState'];
        }
      | {
          /** @enum {string} */
          readonly area: 'cards';
          readonly zone: string;
          readonly word: string;
          readonly where?: components['schemas']['LayoutTest'];
          /** @enum {boolean} */
          readonly small?: true;
          /** @enum {boolean} */
          readonly count?: true;
          readonly under?: string;
          readonly beside?: {
            readonly zone: string;
            readonly value: string;
            readonly word: string;
          };
        }
      | {
          /** @enum {string} */
          readonly area: 'rows';
          readonly zone: string;
          readonly rows: readonly components['schemas']['LayoutRow'][];
          /** @enum {boolean} */
          readonly open?: true;
          /** @enum {boolean} */
          readonly sideBySide?: true;
          readonly without?: components['schemas']['LayoutTest'];
        }
      | {
          /** @enum {string} */
          readonly area: 'gap';
        }
      | {
          /** @enum {string} */
          readonly area: 'column';
          readonly areas: readonly components['schemas']['LayoutArea'][];
        };
    /** @description A value that is exactly this. */
    readonly LayoutState: {
      readonly value: string;
      readonly is: string | number | boolean;
    };
    /** @description A list among the values that holds one of these. */
    readonly LayoutTest: {
      readonly value: string;
      readonly has: readonly string[];
    };
    readonly LayoutRow: {
      readonly row: string;
      readonly where?: components['schemas']['LayoutTest'];
      /** @enum {boolean} */
      readonly stacked?: true;
      /** @enum {boolean} */
      readonly low?: true;
      /** @enum {boolean} */
      readonly always?: true;
    };
    /** @description What waits to resolve. */
    readonly LayoutWaiting:
      | {
          /** @enum {string} */
          readonly from: 'zone';
          readonly zone: string;
          readonly word: string;
          /** @enum {string} */
          readonly show: 'cards' | 'lines';
          readonly sort?: {
            readonly value: string;
            readonly inside: string;
            readonly usual: string;
          };
        }
      | {
          /** @enum {string} */
          readonly from: 'value';
          readonly value: string;
          readonly word: string;
          readonly now: string;
          readonly nowWord: string;
          readonly off: readonly string[];
          readonly offWord: string;
        };
    /** @description What goes on between objects. */
    readonly LayoutFight: {
      readonly value: string;
      readonly word?: string;
      readonly parts: readonly {
        readonly part: string;
        readonly sign: string;
        readonly word: string;
        readonly nobody?: string;
        readonly at?: string;
        /** @enum {boolean} */
        readonly orOpponent?: true;
      }[];
    };
    /** @description Attacks that go to what stands across, in the same column of the other side. */
    readonly LayoutAcross: {
      readonly when: components['schemas']['LayoutState'];
      readonly sign: string;
      readonly rows: readonly string[];
      readonly all?: components['schemas']['LayoutTest'];
      readonly slot?: string;
      readonly spared?: readonly {
        readonly where: components['schemas']['LayoutTest'];
        readonly unless?: components['schemas']['LayoutTest'];
      }[];
    };
    /** @description The answer that a question's main button gives, and the key of what it says. */
    readonly LayoutMainAnswer: {
      readonly kinds: readonly string[];
      readonly option: string;
      readonly word?: string;
      /** @enum {string} */
      readonly turn?: 'own' | 'others';
      readonly phases?: readonly string[];
      /** @enum {string} */
      readonly waits?: 'nothing' | 'something' | 'own' | 'others';
      readonly values?: components['schemas']['LayoutTest'];
      readonly asked?: components['schemas']['LayoutTest'];
      readonly lacks?: string;
      readonly anyHas?: string;
    };
    /** @description An option that stands for several others; what it would use is told in its `about`, with the role `uses`. */
    readonly LayoutShorthand: {
      readonly kinds: readonly string[];
      readonly option: string;
      readonly uses: readonly {
        readonly event: string;
        readonly until: string;
        /** @enum {boolean} */
        readonly offered?: true;
      }[];
    };
    /** @description What a card shows. */
    readonly LayoutCard: {
      /** @enum {string} */
      readonly shape: 'wide' | 'banner' | 'tall';
      readonly down?: components['schemas']['LayoutState'];
      readonly since?: string;
      readonly turned?: components['schemas']['LayoutState'];
      readonly off?: components['schemas']['LayoutState'];
      readonly stance?: string;
      readonly tint: {
        readonly values: readonly {
          readonly value: string;
          readonly where?: components['schemas']['LayoutTest'];
        }[];
        readonly without?: readonly string[];
        readonly several?: string;
        readonly colours?: {
          readonly [key: string]: string;
        };
        readonly kinds?: readonly {
          readonly where: components['schemas']['LayoutTest'];
          readonly tint: string;
        }[];
        readonly none: string;
        readonly blended?: components['schemas']['LayoutState'];
      };
      readonly price?: readonly components['schemas']['LayoutPiece'][];
      readonly line: readonly components['schemas']['LayoutPiece'][];
      readonly numbers: readonly components['schemas']['LayoutPiece'][];
      readonly compared?: {
        readonly values: readonly string[];
        readonly printed?: string;
      };
      readonly arrows?: string;
      readonly marks: readonly components['schemas']['LayoutMark'][];
      readonly face?: string;
      readonly from?: {
        readonly value: string;
        readonly inside: string;
      };
      readonly ownName?: string;
      readonly details: readonly components['schemas']['LayoutPiece'][];
      readonly keywords?: string;
      readonly underWord?: string;
      readonly attachedWord?: string;
    };
    /** @description A piece of a line on a card. */
    readonly LayoutPiece: {
      readonly value: string;
      readonly inside?: string;
      readonly before?: string;
      /** @enum {boolean} */
      readonly words?: true;
      readonly beforeWord?: string;
      readonly betweenWord?: string;
      readonly when?: components['schemas']['LayoutState'];
      readonly otherwise?: string;
      readonly unless?: components['schemas']['LayoutState'];
      readonly where?: components['schemas']['LayoutTest'];
    };
    /** @description A mark on a card that says what has become of it. */
    readonly LayoutMark:
      | {
          /** @enum {string} */
          readonly mark: 'flag';
          readonly value: string;
          readonly is: string | number | boolean;
          readonly sign?: string;
          readonly word?: string;
        }
      | {
          /** @enum {string} */
          readonly mark: 'number';
          readonly value: string;
          readonly sign: string;
          readonly word: string;
        }
      | {
          /** @enum {string} */
          readonly mark: 'counters';
          readonly value: string;
          readonly without?: readonly string[];
        }
      | {
          /** @enum {string} */
          readonly mark: 'aims';
          readonly value: string;
          readonly sign: string;
          readonly word?: string;
          /** @enum {boolean} */
          readonly fights?: true;
        }
      | {
          /** @enum {string} */
          readonly mark: 'under' | 'attached' | 'host';
          readonly sign: string;
        };
    /** @description What stands on a card, with its rules text as it is rendered from its program. */
    readonly CardFacts: {
      readonly id: components['schemas']['CardId'];
      readonly names: components['schemas']['Words'];
      readonly values: components['schemas']['JsonObject'];
      readonly text: components['schemas']['Words'];
      /** @description Its further faces; absent where it has one only. */
      readonly faces?: readonly {
        readonly names: components['schemas']['Words'];
        readonly values: components['schemas']['JsonObject'];
        readonly text: components['schemas']['Words'];
        readonly kind: string;
      }[];
    };
    readonly Clocks: {
      readonly version: number;
      /** @description The moment at which you see it (spectators: as far back as their delay). What is left on a running clock is its `deadline` less this; from there count on with a clock of your own that nobody sets. */
      readonly now: number;
      readonly status: components['schemas']['MatchStatus'];
      /** @description Full before the start, standing after the end; null where the match is played without clocks. */
      readonly clocks: readonly components['schemas']['Clock'][] | null;
    };
    /** @description One page; `next` is the cursor of the following one. */
    readonly LogPage: {
      readonly items: readonly components['schemas']['LogEntry'][];
      readonly next: string | null;
    };
    readonly LogEntry: {
      readonly stream: components['schemas']['StreamId'];
      readonly logId: number;
      readonly version: number;
      readonly type: string;
      readonly schemaVersion: number;
      /** @description JSON text exactly as it is stored and hashed. */
      readonly payload: string;
      readonly commandId: string | null;
      readonly salt: string;
      readonly hash: string;
      readonly previousHash: string;
      /** @description Ties the event's leaf to its stream and version. */
      readonly tag: string;
      readonly recordedAt: string;
      /** @description Null until personal data is sealed. */
      readonly sealed: string | null;
      /** @description Null until personal data is sealed. */
      readonly keyId: string | null;
    };
    readonly StreamId: {
      readonly type: string;
      /** Format: uuid */
      readonly id: string;
    };
    /** @description A sign of life of a player's page, whenever the stream sends something, which is every 15 seconds at least; without one for 25 it counts as lost. */
    readonly PresenceSign: {
      /** @description An id that a page draws for itself. With it the stream also tells who is there (`presence`) and what players say (`phrase`); a player is then there while the page gives signs of life under it (`PUT /matches/{matchId}/presence`). */
      readonly page: string;
      /** @description False when the page is left. */
      readonly here: boolean;
    };
    /** @description Who is at a match now. It passes, and stands in no log. */
    readonly Presence: {
      /** @description By seat; empty while the service can not tell. */
      readonly players: readonly {
        readonly seat: components['schemas']['Seat'];
        /**
         * @description `left`: said goodbye; `lost`: has gone without a word; `never`: has not come so far.
         * @enum {string}
         */
        readonly state: 'here' | 'left' | 'lost' | 'never';
        /** @description When they were last heard of; null where they are here or never came. */
        readonly since: number | null;
      }[];
      /** @description How many watch without playing; null while the service can not tell. */
      readonly watching: number | null;
      /** @description Milliseconds since 1970-01-01 UTC. */
      readonly now: number;
    };
    readonly SayPhrase: {
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      readonly phrase: components['schemas']['PhraseId'];
    };
    /**
     * @description What players may say to each other: nothing else.
     * @enum {string}
     */
    readonly PhraseId: 'hello' | 'goodLuck' | 'thinking' | 'oneMoment' | 'wellPlayed' | 'goodGame' | 'sorry' | 'thanks';
    /** @description What a player said. It passes, and stands in no log; seat and moment tell it from others. */
    readonly PhraseSaid: {
      readonly seat: components['schemas']['Seat'];
      readonly phrase: components['schemas']['PhraseId'];
      /** @description Milliseconds since 1970-01-01 UTC. */
      readonly at: number;
    };
    /** @description Patches from version to version, in the order in which they are applied. */
    readonly ViewPatches: {
      readonly patches: readonly components['schemas']['ViewPatch'][];
    };
    /** @description What changed in the view of a match from one version to another. */
    readonly ViewPatch: {
      /** @description Version of the view that it is applied to. */
      readonly from: number;
      /** @description Version of the view that it leads to. More than one version may lie between them. */
      readonly to: number;
      /** @description `now` of the view that it leads to. `newest` of that view is `to`, or what it was, whichever is later. */
      readonly now: number;
      /** @description CRC-32 of the view that it leads to, without `now` and `newest`, in its canonical form (RFC 8785) as UTF-8. Where yours is another one, ask for the whole view. */
      readonly digest: string;
      /** @description JSON Patch of the view without `now` and `newest`. */
      readonly operations: readonly components['schemas']['PatchOperation'][];
    };
    /** @description One operation of a JSON Patch (RFC 6902); `copy` and `test` are not used. */
    readonly PatchOperation:
      | components['schemas']['PatchAdd']
      | components['schemas']['PatchReplace']
      | components['schemas']['PatchRemove']
      | components['schemas']['PatchMove'];
    readonly PatchAdd: {
      /** @enum {string} */
      readonly op: 'add';
      /** @description JSON pointer (RFC 6901) into the view. */
      readonly path: string;
      readonly value: components['schemas']['Json'];
    };
    readonly PatchReplace: {
      /** @enum {string} */
      readonly op: 'replace';
      /** @description JSON pointer (RFC 6901) into the view. */
      readonly path: string;
      readonly value: components['schemas']['Json'];
    };
    readonly PatchRemove: {
      /** @enum {string} */
      readonly op: 'remove';
      /** @description JSON pointer (RFC 6901) into the view. */
      readonly path: string;
    };
    readonly PatchMove: {
      /** @enum {string} */
      readonly op: 'move';
      /** @description JSON pointer (RFC 6901) into the view. */
      readonly from: string;
      /** @description JSON pointer (RFC 6901) into the view. */
      readonly path: string;
    };
    /** @description A deck as JSON (`deck`) or as a plain-text list (`text`: "3 Card name" a line, "#" comments). */
    readonly SubmitDeck:
      | {
          readonly format: string;
          readonly deck: unknown;
        }
      | {
          readonly format: string;
          readonly text: string;
        };
    /** @description The job was written down; follow `location`. */
    readonly Accepted: {
      readonly jobId: string;
      readonly state: components['schemas']['JobState'];
      readonly location: string;
    };
    /** @enum {string} */
    readonly JobState: 'waiting' | 'active' | 'done' | 'dead';
    readonly RequestExport: {
      /**
       * @default bundle
       * @enum {string}
       */
      readonly content?: 'bundle' | 'transcript';
      /**
       * @default en
       * @enum {string}
       */
      readonly language?: 'en' | 'zh';
    };
    readonly Job: {
      readonly jobId: string;
      readonly queue: string;
      readonly state: components['schemas']['JobState'];
      readonly attempts: number;
      readonly maxAttempts: number;
      readonly progress: {
        readonly done: number;
        readonly total: number;
      } | null;
      /** @description What the job found or made; null until it is done. */
      readonly result: (components['schemas']['DeckVerdict'] | components['schemas']['ExportFacts']) | null;
      readonly error: string | null;
      /** Format: uuid */
      readonly matchId: string | null;
      /** Format: date-time */
      readonly createdAt: string;
      /** Format: date-time */
      readonly finishedAt: string | null;
    };
    /** @description Every violation with its rule number and the cards concerned; the deck as it was read. */
    readonly DeckVerdict: {
      readonly legal: boolean;
      readonly ruleset: string;
      readonly violations: readonly components['schemas']['DeckViolation'][];
      readonly deck: components['schemas']['Json'];
    };
    /** @description `rule` is null where no rule of the game stands against the deck: Arbiter has no program for a card. `params.near` then names cards that are spelt nearly alike. */
    readonly DeckViolation: {
      readonly code: string;
      readonly rule: components['schemas']['RuleRef'] | null;
      readonly cards: readonly string[];
      readonly detail: string;
      readonly params: components['schemas']['JsonObject'];
    };
    /** @description The document that an export made, and where to fetch it. */
    readonly ExportFacts: {
      readonly contentType: string;
      readonly bytes: number;
      readonly sha256: string;
      readonly location: string;
    };
    /** @description One page; `next` is the cursor of the following one. */
    readonly JobPage: {
      readonly items: readonly components['schemas']['Job'][];
      readonly next: string | null;
    };
    readonly ReadDeck: {
      /** @description The deck in the shape that deck validation takes. */
      readonly deck?: unknown;
      /** @description The deck as text, in place of `deck`: a list, or the content of a file of any program that players use. */
      readonly text?: string;
      /** @description The name of the file; its ending helps where the text does not show its form. */
      readonly fileName?: string;
      /**
       * @description The form of the text, if it is known; it is then read as nothing else.
       * @enum {string}
       */
      readonly form?: 'arbiter' | 'json' | 'text' | 'csv' | 'mtgo' | 'cockatrice' | 'forge' | 'xmage' | 'ydk' | 'ydke';
      /** @description The format of the match; without it the first that the game has. */
      readonly format?: string;
    };
    readonly DeckReading: {
      /** @description The deck in the shape of the rules, as questions for a deck take it; null where they cannot play it. */
      readonly deck: unknown;
      readonly judgement: components['schemas']['DeckJudgement'];
    };
    /** @description What is to be said of a deck, entry by entry. */
    readonly DeckJudgement: {
      /** @enum {string} */
      readonly standing: 'enforced' | 'notEnforced' | 'illegal';
      /**
       * @description `undecided`: nothing makes it illegal, and cards or how they stand are not known, or only rules are broken that nobody has verified.
       * @enum {string}
       */
      readonly verdict: 'legal' | 'illegal' | 'undecided';
      /** @description The rules for decks; null where no facts of cards were imported and the rules of the game alone judge. */
      readonly rules: string | null;
      /** @description The day for which the deck is judged. */
      readonly date: string;
      /** @description The dated list in force on that day, with who said so since when, and the SHA-256 of their file. */
      readonly list: {
        readonly id: string;
        readonly name: string;
        readonly from: string;
        readonly until?: string | null;
        readonly stated?: {
          readonly source: string;
          readonly knownSince: string;
          readonly digest: string;
        } | null;
      } | null;
      readonly sizes: {
        readonly [key: string]: number;
      };
      readonly entries: readonly components['schemas']['DeckEntryVerdict'][];
      readonly violations: readonly components['schemas']['DeckViolation'][];
      /** @description What rules say that nobody has verified; no deck is illegal by them. */
      readonly unverified: readonly components['schemas']['DeckViolation'][];
      /** @description What the rules of the game have against a deck that is legal: its tables are played off line. */
      readonly unplayable: readonly components['schemas']['DeckViolation'][];
      readonly remarks: readonly {
        readonly code: string;
        readonly cards: readonly string[];
        readonly detail: string;
      }[];
    };
    readonly DeckEntryVerdict: {
      /** @enum {string} */
      readonly section: 'main' | 'side' | 'commander' | 'companion' | 'extra' | 'material' | 'ruler' | 'stone';
      readonly count: number;
      readonly name: string | null;
      readonly set: string | null;
      readonly number: string | null;
      readonly passcode: number | null;
      /** @description The line of the text; 0 in forms without lines. */
      readonly line: number;
      /**
       * @description `enforced`: the rules play the card by themselves. `notEnforced`: it is known and legal, and they do not. `unknown`: no facts are known of it.
       * @enum {string}
       */
      readonly verdict: 'enforced' | 'notEnforced' | 'illegal' | 'unknown';
      /** @description The card that is meant; null for an unknown one. */
      readonly card: string | null;
      readonly enforced: boolean;
      /** @description Cards that an unknown entry may mean, likeliest first. */
      readonly nearest: readonly string[];
      readonly reasons: readonly components['schemas']['DeckEntryReason'][];
    };
    readonly DeckEntryReason:
      | {
          /** @enum {string} */
          readonly by: 'list';
          /** @description The list that forbids or limits the card. */
          readonly list: string;
          readonly status: string;
          /** @description From when on; null where nobody says. */
          readonly since: string | null;
          readonly allowed: number;
          readonly count: number;
        }
      | {
          /** @enum {string} */
          readonly by: 'rule';
          readonly code: string;
          readonly rule: string | null;
        };
    readonly GameList: {
      readonly games: readonly components['schemas']['Game'][];
    };
    readonly Game: {
      readonly game: string;
      readonly names: components['schemas']['Words'];
      readonly seats: {
        readonly min: number;
        readonly max: number;
      };
      /** @description SHA-256 (hex) of the released rules that new matches are played by. */
      readonly ruleset: string;
      /** @description Root (hex) of the tree over the cards that new matches pin; null where the rules have their cards inside. */
      readonly catalogue: string | null;
      readonly formats: readonly components['schemas']['Format'][];
    };
    /** @description Rules text is rendered from the programs that the engine runs. English names are unofficial translations. */
    readonly CardList: {
      readonly ruleset: string;
      readonly catalogue: string | null;
      readonly cards: readonly components['schemas']['CardFacts'][];
    };
    readonly Layout: {
      readonly ruleset: string;
      /** @description Null for rulesets released before layouts were known. */
      readonly layout: components['schemas']['BoardLayout'] | null;
    };
    readonly PresetList: {
      readonly ruleset: string;
      readonly presets: readonly {
        readonly id: string;
        readonly names: components['schemas']['Words'];
        readonly deck: components['schemas']['Json'];
      }[];
    };
    /** @description The key that signs checkpoints now, and every key that the log has had, oldest first. */
    readonly VerifierKey: {
      /** @description C2SP signed-note verifier key. */
      readonly key: string;
      readonly keys: readonly {
        /** @description C2SP signed-note verifier key. */
        readonly key: string;
        /** Format: date-time */
        readonly since: string;
        readonly announcement: string | null;
      }[];
    };
    /** @description The logs of the installation. `publicSize`: events that its public head covers; 0 before the first. */
    readonly Logs: {
      readonly logs: readonly {
        readonly logId: number;
        readonly origin: string;
        readonly publicSize: number;
      }[];
    };
    /** @description A signed head of the log (C2SP tlog-checkpoint). */
    readonly Checkpoint: {
      readonly logId: number;
      readonly size: number;
      readonly root: string;
      readonly note: string;
    };
    /** @description Proves that the log over `checkpoint.size` events begins with the log over `from` events, unchanged (RFC 6962 2.1.2). `arbiter compare` takes the document as it is, beside the older head. */
    readonly Consistency: {
      readonly from: number;
      readonly path: readonly string[];
      readonly checkpoint: components['schemas']['Checkpoint'];
    };
    readonly Inclusion: {
      readonly proof: {
        readonly logId: number;
        readonly leaf: number;
        readonly tag: string;
        readonly treeSize: number;
        readonly path: readonly string[];
      };
      readonly checkpoint: components['schemas']['Checkpoint'];
    };
    readonly CreateTournament: {
      readonly name: string;
      readonly settings: {
        readonly format: string;
        readonly policy: string;
        readonly capacity: number | null;
        /** @enum {string} */
        readonly checkIn: 'required' | 'none';
        readonly selfRegistration: boolean;
        /** @enum {string} */
        readonly reporting: 'players' | 'staff';
        /**
         * @description Minutes after which the report of one player alone stands; null where it never does.
         * @default null
         */
        readonly loneReportMinutes?: number | null;
        /** @enum {string} */
        readonly matches: 'recorded' | 'offline';
        readonly clock: {
          readonly bankMs: number;
          readonly decisionMs: number;
          readonly incrementMs: number;
        } | null;
        /** @enum {string} */
        readonly decks: 'required' | 'none';
        /**
         * @description The list that says which cards decks may have, such as `modern`; null for the one of the format, `none` for none.
         * @default null
         */
        readonly cardList?: string | null;
        /**
         * Format: date
         * @description The day of the event, for which decks are judged; null for that on which its first round begins.
         * @default null
         */
        readonly heldOn?: string | null;
        /** @enum {string} */
        readonly visibility: 'public' | 'gathering';
      };
      /**
       * @description Chosen by the client, unique among the tournaments of the gathering. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
    };
    readonly Tournament: {
      /** Format: uuid */
      readonly tournamentId: string;
      /** Format: uuid */
      readonly gatheringId: string;
      readonly name: string;
      readonly game: string;
      /** @enum {string} */
      readonly status: 'setUp' | 'registration' | 'closed' | 'running' | 'finished' | 'cancelled';
      readonly settings: {
        readonly format: string;
        readonly policy: string;
        readonly capacity: number | null;
        /** @enum {string} */
        readonly checkIn: 'required' | 'none';
        readonly selfRegistration: boolean;
        /** @enum {string} */
        readonly reporting: 'players' | 'staff';
        /** @description Minutes after which the report of one player alone stands; null where it never does. */
        readonly loneReportMinutes: number | null;
        /** @enum {string} */
        readonly matches: 'recorded' | 'offline';
        readonly clock: {
          readonly bankMs: number;
          readonly decisionMs: number;
          readonly incrementMs: number;
        } | null;
        /** @enum {string} */
        readonly decks: 'required' | 'none';
        /** @description The list that says which cards decks may have, such as `modern`; null for the one of the format, `none` for none. */
        readonly cardList: string | null;
        /**
         * Format: date
         * @description The day of the event, for which decks are judged; null for that on which its first round begins.
         */
        readonly heldOn: string | null;
        /** @enum {string} */
        readonly visibility: 'public' | 'gathering';
      };
      readonly structure: {
        readonly phases: readonly (
          | {
              /** @enum {string} */
              readonly kind: 'swiss';
              readonly bestOf: number;
              readonly minutes: number | null;
              readonly gate:
                | (
                    | (
                        | {
                            /** @enum {string} */
                            readonly kind: 'top';
                            readonly places: number;
                          }
                        | {
                            /** @enum {string} */
                            readonly kind: 'topAndTied';
                            readonly places: number;
                            /** @enum {string} */
                            readonly tiedBy: 'points' | 'rank';
                          }
                        | {
                            /** @enum {string} */
                            readonly kind: 'points';
                            readonly atLeast: number;
                          }
                      )
                    | {
                        /** @enum {string} */
                        readonly kind: 'everybody';
                      }
                  )
                | null;
              readonly rounds: number;
              readonly lastRoundByRank: boolean;
              /** @enum {string} */
              readonly sides: 'lot' | 'fewestStarts';
            }
          | {
              /** @enum {string} */
              readonly kind: 'draft';
              readonly bestOf: number;
              readonly minutes: number | null;
              readonly gate:
                | (
                    | (
                        | {
                            /** @enum {string} */
                            readonly kind: 'top';
                            readonly places: number;
                          }
                        | {
                            /** @enum {string} */
                            readonly kind: 'topAndTied';
                            readonly places: number;
                            /** @enum {string} */
                            readonly tiedBy: 'points' | 'rank';
                          }
                        | {
                            /** @enum {string} */
                            readonly kind: 'points';
                            readonly atLeast: number;
                          }
                      )
                    | {
                        /** @enum {string} */
                        readonly kind: 'everybody';
                      }
                  )
                | null;
              readonly rounds: number;
              /** @enum {string} */
              readonly sides: 'lot' | 'fewestStarts';
            }
          | {
              /** @enum {string} */
              readonly kind: 'singleElimination';
              readonly bestOf: number;
              readonly minutes: number | null;
              readonly gate:
                | (
                    | (
                        | {
                            /** @enum {string} */
                            readonly kind: 'top';
                            readonly places: number;
                          }
                        | {
                            /** @enum {string} */
                            readonly kind: 'topAndTied';
                            readonly places: number;
                            /** @enum {string} */
                            readonly tiedBy: 'points' | 'rank';
                          }
                        | {
                            /** @enum {string} */
                            readonly kind: 'points';
                            readonly atLeast: number;
                          }
                      )
                    | {
                        /** @enum {string} */
                        readonly kind: 'everybody';
                      }
                  )
                | null;
              readonly thirdPlace: boolean;
              /** @enum {string} */
              readonly withdrawals: 'walkover' | 'byeForHighestRanked';
            }
          | {
              /** @enum {string} */
              readonly kind: 'doubleElimination';
              readonly bestOf: number;
              readonly minutes: number | null;
              readonly gate:
                | (
                    | (
                        | {
                            /** @enum {string} */
                            readonly kind: 'top';
                            readonly places: number;
                          }
                        | {
                            /** @enum {string} */
                            readonly kind: 'topAndTied';
                            readonly places: number;
                            /** @enum {string} */
                            readonly tiedBy: 'points' | 'rank';
                          }
                        | {
                            /** @enum {string} */
                            readonly kind: 'points';
                            readonly atLeast: number;
                          }
                      )
                    | {
                        /** @enum {string} */
                        readonly kind: 'everybody';
                      }
                  )
                | null;
            }
          | {
              /** @enum {string} */
              readonly kind: 'roundRobin';
              readonly bestOf: number;
              readonly minutes: number | null;
              readonly gate:
                | (
                    | (
                        | {
                            /** @enum {string} */
                            readonly kind: 'top';
                            readonly places: number;
                          }
                        | {
                            /** @enum {string} */
                            readonly kind: 'topAndTied';
                            readonly places: number;
                            /** @enum {string} */
                            readonly tiedBy: 'points' | 'rank';
                          }
                        | {
                            /** @enum {string} */
                            readonly kind: 'points';
                            readonly atLeast: number;
                          }
                      )
                    | {
                        /** @enum {string} */
                        readonly kind: 'everybody';
                      }
                  )
                | null;
            }
          | {
              /** @enum {string} */
              readonly kind: 'pods';
              readonly bestOf: number;
              readonly minutes: number | null;
              readonly gate:
                | (
                    | (
                        | {
                            /** @enum {string} */
                            readonly kind: 'top';
                            readonly places: number;
                          }
                        | {
                            /** @enum {string} */
                            readonly kind: 'topAndTied';
                            readonly places: number;
                            /** @enum {string} */
                            readonly tiedBy: 'points' | 'rank';
                          }
                        | {
                            /** @enum {string} */
                            readonly kind: 'points';
                            readonly atLeast: number;
                          }
                      )
                    | {
                        /** @enum {string} */
                        readonly kind: 'everybody';
                      }
                  )
                | null;
              readonly rounds: number;
            }
        )[];
      } | null;
      readonly entrants: {
        readonly registered: number;
        readonly waiting: number;
        readonly here: number;
        readonly playing: number;
      };
      readonly decksLocked: boolean;
      /** @description Tables whose decks are checked: told to staff, to nobody else. */
      readonly deckChecks: readonly {
        readonly round: number;
        readonly table: number;
        /** @enum {string|null} */
        readonly outcome: 'inOrder' | 'problem' | null;
      }[];
      /** @description The drafts whose pods are drawn, in order. */
      readonly drafts: readonly components['schemas']['TournamentDraft'][];
      readonly rounds: readonly components['schemas']['RoundSummary'][];
      /** @description SHA-256 of the secret from which all lots are drawn. */
      readonly seedCommitment: string;
      /** @description The secret, once the tournament is over. */
      readonly seed: string | null;
      readonly places:
        | readonly {
            readonly entrant: number;
            readonly name: string;
            readonly place: number;
          }[]
        | null;
      /** Format: date-time */
      readonly createdAt: string;
      readonly version: number;
      readonly hash: string;
      /**
       * Format: date-time
       * @description The server's clock, to count a round's time by.
       */
      readonly now: string;
    };
    readonly TournamentDraft: {
      /** @description Index of the phase in the structure. */
      readonly phase: number;
      readonly pods: readonly {
        readonly pod: number;
        /** @description In the order in which they sit. */
        readonly seats: readonly {
          readonly entrant: number;
          readonly name: string;
        }[];
      }[];
      /** @description By lot, or by the standings after so many rounds. */
      readonly order:
        | {
            /** @enum {string} */
            readonly kind: 'lot';
          }
        | {
            /** @enum {string} */
            readonly kind: 'standings';
            readonly rounds: number;
          };
      /** @description The field cannot be divided into pods of 8, 7 and 6. */
      readonly irregular: boolean;
      readonly seed: string;
      /** @description Why the pods were drawn again; null where they were not. */
      readonly reason: string | null;
      readonly event: components['schemas']['EventReference'];
    };
    /** @description An event of the tournament in the log. */
    readonly EventReference: {
      readonly version: number;
      readonly hash: string;
    };
    readonly RoundSummary: {
      readonly round: number;
      /** @description Index of the phase in the structure. */
      readonly phase: number;
      /** @enum {string} */
      readonly stage: 'paired' | 'published' | 'running' | 'closed';
      readonly tables: number;
      /** @description Tables without a confirmed result. */
      readonly missing: number;
      /** @description Tables whose players differ. */
      readonly disputed: readonly number[];
      readonly clock: components['schemas']['RoundClock'] | null;
    };
    readonly RoundClock: {
      /** @description Length of the round; null without a limit. */
      readonly minutes: number | null;
      /** Format: date-time */
      readonly startedAt: string;
      /** Format: date-time */
      readonly pausedAt: string | null;
      /**
       * Format: date-time
       * @description When time is over, without extensions of single tables; null while paused or without a limit.
       */
      readonly endsAt: string | null;
      /** Format: date-time */
      readonly timeCalledAt: string | null;
    };
    readonly TournamentList: {
      readonly items: readonly {
        /** Format: uuid */
        readonly tournamentId: string;
        /** Format: uuid */
        readonly gatheringId: string;
        readonly name: string;
        /** Format: date-time */
        readonly createdAt: string;
      }[];
    };
    readonly SendTournamentCommand: {
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      /** @description The version that you know. If the tournament has changed since, nothing is done and you are told what happened. */
      readonly version?: number;
      readonly command: components['schemas']['TournamentCommand'];
    };
    readonly TournamentCommand:
      | {
          /** @enum {string} */
          readonly type: 'setStructure';
          readonly structure: {
            readonly phases: readonly (
              | {
                  /** @enum {string} */
                  readonly kind: 'swiss';
                  readonly bestOf: number;
                  readonly minutes: number | null;
                  readonly gate:
                    | (
                        | (
                            | {
                                /** @enum {string} */
                                readonly kind: 'top';
                                readonly places: number;
                              }
                            | {
                                /** @enum {string} */
                                readonly kind: 'topAndTied';
                                readonly places: number;
                                /** @enum {string} */
                                readonly tiedBy: 'points' | 'rank';
                              }
                            | {
                                /** @enum {string} */
                                readonly kind: 'points';
                                readonly atLeast: number;
                              }
                          )
                        | {
                            /** @enum {string} */
                            readonly kind: 'everybody';
                          }
                      )
                    | null;
                  readonly rounds: number;
                  readonly lastRoundByRank: boolean;
                  /** @enum {string} */
                  readonly sides: 'lot' | 'fewestStarts';
                }
              | {
                  /** @enum {string} */
                  readonly kind: 'draft';
                  readonly bestOf: number;
                  readonly minutes: number | null;
                  readonly gate:
                    | (
                        | (
                            | {
                                /** @enum {string} */
                                readonly kind: 'top';
                                readonly places: number;
                              }
                            | {
                                /** @enum {string} */
                                readonly kind: 'topAndTied';
                                readonly places: number;
                                /** @enum {string} */
                                readonly tiedBy: 'points' | 'rank';
                              }
                            | {
                                /** @enum {string} */
                                readonly kind: 'points';
                                readonly atLeast: number;
                              }
                          )
                        | {
                            /** @enum {string} */
                            readonly kind: 'everybody';
                          }
                      )
                    | null;
                  readonly rounds: number;
                  /** @enum {string} */
                  readonly sides: 'lot' | 'fewestStarts';
                }
              | {
                  /** @enum {string} */
                  readonly kind: 'singleElimination';
                  readonly bestOf: number;
                  readonly minutes: number | null;
                  readonly gate:
                    | (
                        | (
                            | {
                                /** @enum {string} */
                                readonly kind: 'top';
                                readonly places: number;
                              }
                            | {
                                /** @enum {string} */
                                readonly kind: 'topAndTied';
                                readonly places: number;
                                /** @enum {string} */
                                readonly tiedBy: 'points' | 'rank';
                              }
                            | {
                                /** @enum {string} */
                                readonly kind: 'points';
                                readonly atLeast: number;
                              }
                          )
                        | {
                            /** @enum {string} */
                            readonly kind: 'everybody';
                          }
                      )
                    | null;
                  readonly thirdPlace: boolean;
                  /** @enum {string} */
                  readonly withdrawals: 'walkover' | 'byeForHighestRanked';
                }
              | {
                  /** @enum {string} */
                  readonly kind: 'doubleElimination';
                  readonly bestOf: number;
                  readonly minutes: number | null;
                  readonly gate:
                    | (
                        | (
                            | {
                                /** @enum {string} */
                                readonly kind: 'top';
                                readonly places: number;
                              }
                            | {
                                /** @enum {string} */
                                readonly kind: 'topAndTied';
                                readonly places: number;
                                /** @enum {string} */
                                readonly tiedBy: 'points' | 'rank';
                              }
                            | {
                                /** @enum {string} */
                                readonly kind: 'points';
                                readonly atLeast: number;
                              }
                          )
                        | {
                            /** @enum {string} */
                            readonly kind: 'everybody';
                          }
                      )
                    | null;
                }
              | {
                  /** @enum {string} */
                  readonly kind: 'roundRobin';
                  readonly bestOf: number;
                  readonly minutes: number | null;
                  readonly gate:
                    | (
                        | (
                            | {
                                /** @enum {string} */
                                readonly kind: 'top';
                                readonly places: number;
                              }
                            | {
                                /** @enum {string} */
                                readonly kind: 'topAndTied';
                                readonly places: number;
                                /** @enum {string} */
                                readonly tiedBy: 'points' | 'rank';
                              }
                            | {
                                /** @enum {string} */
                                readonly kind: 'points';
                                readonly atLeast: number;
                              }
                          )
                        | {
                            /** @enum {string} */
                            readonly kind: 'everybody';
                          }
                      )
                    | null;
                }
              | {
                  /** @enum {string} */
                  readonly kind: 'pods';
                  readonly bestOf: number;
                  readonly minutes: number | null;
                  readonly gate:
                    | (
                        | (
                            | {
                                /** @enum {string} */
                                readonly kind: 'top';
                                readonly places: number;
                              }
                            | {
                                /** @enum {string} */
                                readonly kind: 'topAndTied';
                                readonly places: number;
                                /** @enum {string} */
                                readonly tiedBy: 'points' | 'rank';
                              }
                            | {
                                /** @enum {string} */
                                readonly kind: 'points';
                                readonly atLeast: number;
                              }
                          )
                        | {
                            /** @enum {string} */
                            readonly kind: 'everybody';
                          }
                      )
                    | null;
                  readonly rounds: number;
                }
            )[];
          };
          /** @default null */
          readonly reason?: string | null;
        }
      | {
          /** @enum {string} */
          readonly type: 'openRegistration';
        }
      | {
          /** @enum {string} */
          readonly type: 'closeRegistration';
        }
      | {
          /** @enum {string} */
          readonly type: 'registerEntrant';
          /**
           * Format: uuid
           * @description A player whom the gathering knows.
           */
          readonly playerId?: string;
          /** @description The name of a new player, in place of `playerId`. */
          readonly name?: string;
          /** @default 0 */
          readonly awardedByes?: number;
        }
      | {
          /** @enum {string} */
          readonly type: 'addLateEntrant';
          /**
           * Format: uuid
           * @description A player whom the gathering knows.
           */
          readonly playerId?: string;
          /** @description The name of a new player, in place of `playerId`. */
          readonly name?: string;
          /** @enum {string} */
          readonly missed: 'losses' | 'byes' | 'nothing';
        }
      | {
          /** @enum {string} */
          readonly type: 'cancelRegistration';
          readonly entrant: number;
        }
      | {
          /** @enum {string} */
          readonly type: 'promoteEntrant';
          readonly entrant: number;
        }
      | {
          /** @enum {string} */
          readonly type: 'checkIn';
          readonly entrant: number;
        }
      | {
          /** @enum {string} */
          readonly type: 'recordNoShow';
          readonly entrant: number;
        }
      | {
          /** @enum {string} */
          readonly type: 'dropEntrant';
          readonly entrant: number;
        }
      | {
          /** @enum {string} */
          readonly type: 'reinstateEntrant';
          readonly entrant: number;
        }
      | {
          /** @enum {string} */
          readonly type: 'disqualifyEntrant';
          readonly entrant: number;
          readonly infraction: string;
        }
      | {
          /** @enum {string} */
          readonly type: 'givePenalty';
          readonly entrant: number;
          readonly infraction: string;
          /** @enum {string} */
          readonly kind: 'caution' | 'warning' | 'gameLoss' | 'matchLoss' | 'disqualification';
        }
      | {
          /** @enum {string} */
          readonly type: 'withdrawPenalty';
          readonly penalty: number;
          readonly reason: string;
        }
      | {
          /** @enum {string} */
          readonly type: 'submitDeck';
          readonly entrant: number;
          /** @description The deck in the shape that deck validation takes. */
          readonly deck?: unknown;
          /** @description The deck as text, in place of `deck`: a list, or the content of a file of any program that players use. */
          readonly text?: string;
          /** @description The name of the file; its ending helps where the text does not show its form. */
          readonly fileName?: string;
          /**
           * @description The form of the text, if it is known; it is then read as nothing else.
           * @enum {string}
           */
          readonly form?: 'arbiter' | 'json' | 'text' | 'csv' | 'mtgo' | 'cockatrice' | 'forge' | 'xmage' | 'ydk' | 'ydke';
          /**
           * @description Staff only: takes an illegal deck, which then stands as illegal.
           * @default false
           */
          readonly accept?: boolean;
        }
      | {
          /** @enum {string} */
          readonly type: 'lockDecks';
        }
      | {
          /** @enum {string} */
          readonly type: 'unlockDeck';
          readonly entrant: number;
          readonly reason: string;
        }
      | {
          /** @enum {string} */
          readonly type: 'drawDeckChecks';
          /**
           * @description How many tables; null for as many as bring the checks of the day to a tenth of all tables (MTR 2.8).
           * @default null
           */
          readonly tables?: number | null;
        }
      | {
          /** @enum {string} */
          readonly type: 'recordDeckCheck';
          readonly round: number;
          readonly table: number;
          /** @enum {string} */
          readonly outcome: 'inOrder' | 'problem';
        }
      | {
          /** @enum {string} */
          readonly type: 'openDeckLists';
          /** @enum {string} */
          readonly to: 'opponents' | 'everybody';
        }
      | {
          /** @enum {string} */
          readonly type: 'drawPods';
          /**
           * @description Why pods that are drawn are drawn again.
           * @default null
           */
          readonly reason?: string | null;
        }
      | {
          /** @enum {string} */
          readonly type: 'pairRound';
        }
      | {
          /** @enum {string} */
          readonly type: 'overridePairing';
          readonly tables: readonly {
            readonly table: number;
            readonly entrants: readonly number[];
          }[];
          readonly unpaired: readonly {
            readonly entrant: number;
            /** @enum {string} */
            readonly gets: 'bye' | 'loss';
          }[];
          readonly reason: string;
        }
      | {
          /** @enum {string} */
          readonly type: 'discardPairings';
          readonly reason: string;
        }
      | {
          /** @enum {string} */
          readonly type: 'publishRound';
        }
      | {
          /** @enum {string} */
          readonly type: 'startRound';
        }
      | {
          /** @enum {string} */
          readonly type: 'pauseRound';
        }
      | {
          /** @enum {string} */
          readonly type: 'resumeRound';
        }
      | {
          /** @enum {string} */
          readonly type: 'extendTime';
          readonly table: number;
          readonly seconds: number;
          readonly reason: string;
        }
      | {
          /** @enum {string} */
          readonly type: 'callTime';
        }
      | {
          /** @enum {string} */
          readonly type: 'closeRound';
        }
      | {
          /** @enum {string} */
          readonly type: 'reportResult';
          readonly table: number;
          readonly result:
            | {
                /** @enum {string} */
                readonly kind: 'games';
                readonly wins: readonly (
                  | {
                      readonly entrant: number;
                      readonly games: number;
                    }
                  | {
                      readonly entrant: number;
                      readonly games: number;
                    }
                )[];
                readonly drawn: number;
              }
            | {
                /** @enum {string} */
                readonly kind: 'doubleLoss';
              }
            | {
                /** @enum {string} */
                readonly kind: 'noShow';
                readonly absent: number;
              }
            | {
                /** @enum {string} */
                readonly kind: 'pod';
                readonly winner: number | null;
              }
            | {
                /** @enum {string} */
                readonly kind: 'podWithAbsent';
                readonly winner: number | null;
                readonly absent: readonly number[];
              };
        }
      | {
          /** @enum {string} */
          readonly type: 'confirmResult';
          readonly round: number;
          readonly table: number;
          readonly result:
            | {
                /** @enum {string} */
                readonly kind: 'games';
                readonly wins: readonly (
                  | {
                      readonly entrant: number;
                      readonly games: number;
                    }
                  | {
                      readonly entrant: number;
                      readonly games: number;
                    }
                )[];
                readonly drawn: number;
              }
            | {
                /** @enum {string} */
                readonly kind: 'doubleLoss';
              }
            | {
                /** @enum {string} */
                readonly kind: 'noShow';
                readonly absent: number;
              }
            | {
                /** @enum {string} */
                readonly kind: 'pod';
                readonly winner: number | null;
              }
            | {
                /** @enum {string} */
                readonly kind: 'podWithAbsent';
                readonly winner: number | null;
                readonly absent: readonly number[];
              };
        }
      | {
          /** @enum {string} */
          readonly type: 'correctResult';
          readonly round: number;
          readonly table: number;
          readonly result:
            | {
                /** @enum {string} */
                readonly kind: 'games';
                readonly wins: readonly (
                  | {
                      readonly entrant: number;
                      readonly games: number;
                    }
                  | {
                      readonly entrant: number;
                      readonly games: number;
                    }
                )[];
                readonly drawn: number;
              }
            | {
                /** @enum {string} */
                readonly kind: 'doubleLoss';
              }
            | {
                /** @enum {string} */
                readonly kind: 'noShow';
                readonly absent: number;
              }
            | {
                /** @enum {string} */
                readonly kind: 'pod';
                readonly winner: number | null;
              }
            | {
                /** @enum {string} */
                readonly kind: 'podWithAbsent';
                readonly winner: number | null;
                readonly absent: readonly number[];
              };
          readonly reason: string;
        }
      | {
          /** @enum {string} */
          readonly type: 'publishStandings';
          readonly round: number;
        }
      | {
          /** @enum {string} */
          readonly type: 'makeCut';
          /** @default false */
          readonly byLot?: boolean;
        }
      | {
          /** @enum {string} */
          readonly type: 'finish';
        }
      | {
          /** @enum {string} */
          readonly type: 'cancel';
          readonly reason: string;
        };
    /** @description Sent after the commit: the last event of the tournament, and what was recorded. */
    readonly TournamentCommandDone: {
      readonly version: number;
      readonly hash: string;
      /** @description Types of the events that the command led to. */
      readonly events: readonly string[];
      /** @description The number of an entrant who was registered. */
      readonly entrant: number | null;
      /** @description What is to be said of a deck that was submitted. */
      readonly deck?: components['schemas']['DeckJudgement'];
    };
    readonly RegisterYourself: {
      readonly name: string;
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      /** @description Your token as a player of an earlier event: both belong to one history, which everybody can read. */
      readonly earlierToken?: string;
    };
    /** @description The secret of your token is shown once. */
    readonly Registered: {
      readonly entrant: number;
      /** @enum {string} */
      readonly place: 'waiting' | 'registered';
      readonly secret: string | null;
    };
    /** @description One page; `next` is the cursor of the following one. */
    readonly TournamentArchivePage: {
      readonly items: readonly components['schemas']['ArchivedTournament'][];
      readonly next: string | null;
    };
    readonly ArchivedTournament: {
      /** Format: uuid */
      readonly tournamentId: string;
      readonly name: string;
      readonly game: string;
      readonly format: string;
      /** @enum {string} */
      readonly visibility: 'public' | 'gathering';
      /** @enum {string} */
      readonly status: 'setUp' | 'registration' | 'closed' | 'running' | 'finished' | 'cancelled';
      /**
       * Format: date-time
       * @description When the first round was published, or else when the tournament was created.
       */
      readonly date: string;
      /** Format: date-time */
      readonly endedAt: string | null;
      /** @description Entrants who hold a place. */
      readonly entrants: number;
      /** @description Who stands at the first place; empty before the end. */
      readonly winners: readonly {
        readonly entrant: number;
        readonly name: string;
        /**
         * Format: uuid
         * @description The player whose history can be read; null for whoever has none.
         */
        readonly playerId: string | null;
      }[];
    };
    /** @description Tournaments of a player over all events, the newest first; `next` is the cursor of the next page. */
    readonly PlayerHistory: {
      /** Format: uuid */
      readonly playerId: string;
      readonly name: string;
      /** @description All tournaments that this reader may know of, game by game. */
      readonly totals: readonly components['schemas']['GameTotals'][];
      readonly items: readonly components['schemas']['EnteredTournament'][];
      readonly next: string | null;
    };
    readonly GameTotals: {
      readonly game: string;
      readonly tournaments: number;
      readonly finished: number;
      readonly firstPlaces: number;
      readonly bestPlace: number | null;
      readonly won: number;
      readonly lost: number;
      readonly drawn: number;
      readonly byes: number;
    };
    readonly EnteredTournament: {
      /** Format: uuid */
      readonly tournamentId: string;
      readonly name: string;
      readonly game: string;
      readonly format: string;
      /** @enum {string} */
      readonly status: 'setUp' | 'registration' | 'closed' | 'running' | 'finished' | 'cancelled';
      /** Format: date-time */
      readonly date: string;
      readonly entrant: number;
      /** @description The name under which they play there. */
      readonly playerName: string;
      /** @description The final place; null before the end, and for whoever has none. */
      readonly place: number | null;
      readonly entrants: number;
      readonly record: {
        readonly won: number;
        readonly lost: number;
        readonly drawn: number;
        readonly byes: number;
      };
      /** @description Published rounds in order. */
      readonly rounds: readonly {
        readonly round: number;
        readonly table: number | null;
        readonly opponents: readonly {
          readonly entrant: number;
          readonly name: string;
          /**
           * Format: uuid
           * @description The player whose history can be read; null for whoever has none.
           */
          readonly playerId: string | null;
        }[];
        readonly result:
          | (
              | {
                  /** @enum {string} */
                  readonly kind: 'games';
                  readonly wins: readonly (
                    | {
                        readonly entrant: number;
                        readonly games: number;
                      }
                    | {
                        readonly entrant: number;
                        readonly games: number;
                      }
                  )[];
                  readonly drawn: number;
                }
              | {
                  /** @enum {string} */
                  readonly kind: 'doubleLoss';
                }
              | {
                  /** @enum {string} */
                  readonly kind: 'noShow';
                  readonly absent: number;
                }
              | {
                  /** @enum {string} */
                  readonly kind: 'pod';
                  readonly winner: number | null;
                }
              | {
                  /** @enum {string} */
                  readonly kind: 'podWithAbsent';
                  readonly winner: number | null;
                  readonly absent: readonly number[];
                }
            )
          | null;
        readonly corrected: boolean;
        /**
         * @description What the round was for the player; null while the result is missing.
         * @enum {string|null}
         */
        readonly outcome: 'won' | 'lost' | 'drawn' | 'bye' | 'assignedLoss' | null;
        /**
         * Format: uuid
         * @description The recorded match, where this reader may open it.
         */
        readonly matchId: string | null;
        /** @description How long the player and the others thought in the recorded match, in milliseconds: with clocks the time in which theirs ran, without clocks the time from the last change of the table until their answer. Pauses do not count. Null while it goes on, and where this reader may not open the match. */
        readonly thought: {
          readonly own: number;
          readonly others: readonly number[];
        } | null;
      }[];
    };
    /** @description One page; `next` is the cursor of the following one. */
    readonly MetOpponentPage: {
      readonly items: readonly components['schemas']['MetOpponent'][];
      readonly next: string | null;
    };
    readonly MetOpponent: {
      /**
       * Format: uuid
       * @description One of the players as whom they play, for `opponent` of the history.
       */
      readonly id: string;
      /** @description The name under which they played last. */
      readonly name: string;
      /**
       * Format: uuid
       * @description The player whose history can be read; null for whoever has none.
       */
      readonly playerId: string | null;
      /** @description Matches that the player won against them. */
      readonly won: number;
      readonly lost: number;
      readonly drawn: number;
      /**
       * Format: date-time
       * @description The date of the tournament in which they met last.
       */
      readonly last: string;
    };
    readonly TournamentEntrants: {
      readonly items: readonly components['schemas']['TournamentEntrant'][];
      readonly version: number;
    };
    readonly TournamentEntrant: {
      readonly entrant: number;
      readonly name: string;
      /**
       * Format: uuid
       * @description The player whose history over all events can be read; null for whoever has none.
       */
      readonly playerId: string | null;
      readonly playerIds: readonly string[];
      /** @enum {string} */
      readonly place: 'waiting' | 'registered' | 'cancelled';
      /** @enum {string} */
      readonly presence: 'expected' | 'here' | 'noShow';
      /** @enum {string} */
      readonly play: 'active' | 'dropped' | 'disqualified';
      readonly awardedByes: number;
      /** @description Whether a deck was submitted; what it is like is told to staff and to its player. */
      readonly deck: {
        /** @enum {string} */
        readonly standing?: 'enforced' | 'notEnforced' | 'illegal';
        readonly late?: boolean;
      } | null;
      /** @description Whether they may hand in a deck although decks are locked; told to staff and to its player. */
      readonly deckUnlocked?: boolean;
    };
    readonly TournamentRound: {
      readonly round: number;
      readonly phase: number;
      /** @enum {string} */
      readonly stage: 'paired' | 'published' | 'running' | 'closed';
      readonly algorithm: string;
      readonly seed: string;
      readonly tables: readonly components['schemas']['TournamentTable'][];
      readonly unpaired: readonly {
        readonly entrant: number;
        readonly name: string;
        /**
         * Format: uuid
         * @description The player whose history over all events can be read; null for whoever has none.
         */
        readonly playerId: string | null;
        /** @enum {string} */
        readonly gets: 'bye' | 'loss';
        readonly why:
          | {
              /** @enum {string} */
              readonly kind: 'odd';
              readonly bye: {
                readonly entrant: number;
                readonly points: number;
                readonly earlierByes: number;
                /** @enum {string} */
                readonly why: 'lowestScore' | 'lowerHadByes' | 'allHadByes' | 'forced';
                readonly lot: number;
                readonly of: number;
              };
            }
          | {
              /** @enum {string} */
              readonly kind: 'awarded';
            }
          | {
              /** @enum {string} */
              readonly kind: 'schedule';
            }
          | {
              /** @enum {string} */
              readonly kind: 'lowestRankWithFewestByes';
            }
          | {
              /** @enum {string} */
              readonly kind: 'walkover';
              readonly absent: number | null;
              readonly match: number;
            }
          | {
              /** @enum {string} */
              readonly kind: 'pod';
              readonly bye: {
                readonly entrant: number;
                readonly points: number;
                /** @enum {string} */
                readonly why: 'fieldOfFive' | 'tooFew';
                readonly costs: readonly (
                  | {
                      /** @enum {string} */
                      readonly kind: 'metBefore';
                      readonly pair: readonly number[];
                      readonly times: number;
                    }
                  | {
                      /** @enum {string} */
                      readonly kind: 'shortAgain';
                      readonly entrant: number;
                      readonly times: number;
                    }
                )[];
              };
            }
          | {
              /** @enum {string} */
              readonly kind: 'draftPod';
              readonly pod: number;
              readonly bye: {
                readonly entrant: number;
                readonly points: number;
                readonly earlierByes: number;
                /** @enum {string} */
                readonly why: 'lowestScore' | 'lowerHadByes' | 'allHadByes' | 'forced';
                readonly lot: number;
                readonly of: number;
              };
            }
          | {
              /** @enum {string} */
              readonly kind: 'overridden';
              readonly reason: string;
            };
      }[];
      readonly clock: components['schemas']['RoundClock'] | null;
      readonly event: components['schemas']['EventReference'];
      readonly version: number;
      /** Format: date-time */
      readonly now: string;
    };
    readonly TournamentTable: {
      readonly table: number;
      /** @description By side; the first one starts where a lot decides. */
      readonly seats: readonly {
        readonly entrant: number;
        readonly name: string;
        /**
         * Format: uuid
         * @description The player whose history over all events can be read; null for whoever has none.
         */
        readonly playerId: string | null;
        /** @description Match points before the round. */
        readonly points: number;
      }[];
      /**
       * Format: uuid
       * @description The recorded match; null at a table that is played off line.
       */
      readonly matchId: string | null;
      readonly why:
        | {
            /** @enum {string} */
            readonly kind: 'sameScore';
            readonly points: number;
          }
        | {
            /** @enum {string} */
            readonly kind: 'pairedDown';
            readonly entrant: number;
            readonly from: number;
            readonly to: number;
            /** @enum {string} */
            readonly because: 'groupOdd' | 'metAllOthers' | 'othersCouldNotPair';
          }
        | {
            /** @enum {string} */
            readonly kind: 'byRank';
            readonly passedOver: readonly number[];
          }
        | {
            /** @enum {string} */
            readonly kind: 'bracket';
            /** @enum {string} */
            readonly part: 'main' | 'losers' | 'thirdPlace' | 'grandFinal' | 'reset';
            readonly round: number;
            readonly match: number;
          }
        | {
            /** @enum {string} */
            readonly kind: 'pod';
            readonly pod:
              | {
                  /** @enum {string} */
                  readonly kind: 'sameScore';
                  readonly points: number;
                }
              | {
                  /** @enum {string} */
                  readonly kind: 'mixedScores';
                  readonly from: number;
                  readonly to: number;
                  /** @enum {string} */
                  readonly because: 'groupSizes' | 'otherObjectives';
                };
          }
        | {
            /** @enum {string} */
            readonly kind: 'draftPod';
            readonly pod: number;
            readonly pair:
              | {
                  /** @enum {string} */
                  readonly kind: 'sameScore';
                  readonly points: number;
                }
              | {
                  /** @enum {string} */
                  readonly kind: 'pairedDown';
                  readonly entrant: number;
                  readonly from: number;
                  readonly to: number;
                  /** @enum {string} */
                  readonly because: 'groupOdd' | 'metAllOthers' | 'othersCouldNotPair';
                };
          }
        | {
            /** @enum {string} */
            readonly kind: 'schedule';
            readonly round: number;
          }
        | {
            /** @enum {string} */
            readonly kind: 'overridden';
            readonly reason: string;
          };
      readonly forced: readonly (
        | {
            /** @enum {string} */
            readonly kind: 'rematch';
            readonly earlierMatches: number;
          }
        | {
            /** @enum {string} */
            readonly kind: 'barred';
          }
        | {
            /** @enum {string} */
            readonly kind: 'metBefore';
            readonly pair: readonly number[];
            readonly times: number;
          }
        | {
            /** @enum {string} */
            readonly kind: 'shortAgain';
            readonly entrant: number;
            readonly times: number;
          }
      )[];
      /** @enum {string} */
      readonly state: 'missing' | 'reported' | 'disputed' | 'confirmed';
      readonly result:
        | (
            | {
                /** @enum {string} */
                readonly kind: 'games';
                readonly wins: readonly (
                  | {
                      readonly entrant: number;
                      readonly games: number;
                    }
                  | {
                      readonly entrant: number;
                      readonly games: number;
                    }
                )[];
                readonly drawn: number;
              }
            | {
                /** @enum {string} */
                readonly kind: 'doubleLoss';
              }
            | {
                /** @enum {string} */
                readonly kind: 'noShow';
                readonly absent: number;
              }
            | {
                /** @enum {string} */
                readonly kind: 'pod';
                readonly winner: number | null;
              }
            | {
                /** @enum {string} */
                readonly kind: 'podWithAbsent';
                readonly winner: number | null;
                readonly absent: readonly number[];
              }
          )
        | null;
      /** @enum {string|null} */
      readonly source: 'players' | 'player' | 'match' | 'staff' | null;
      readonly corrected: boolean;
      readonly event: components['schemas']['EventReference'] | null;
      /** @description What players have said: told to staff, and to a player of the table their own. */
      readonly reports: readonly {
        readonly reporter: number;
        readonly result:
          | {
              /** @enum {string} */
              readonly kind: 'games';
              readonly wins: readonly (
                | {
                    readonly entrant: number;
                    readonly games: number;
                  }
                | {
                    readonly entrant: number;
                    readonly games: number;
                  }
              )[];
              readonly drawn: number;
            }
          | {
              /** @enum {string} */
              readonly kind: 'doubleLoss';
            }
          | {
              /** @enum {string} */
              readonly kind: 'noShow';
              readonly absent: number;
            }
          | {
              /** @enum {string} */
              readonly kind: 'pod';
              readonly winner: number | null;
            }
          | {
              /** @enum {string} */
              readonly kind: 'podWithAbsent';
              readonly winner: number | null;
              readonly absent: readonly number[];
            };
      }[];
      /**
       * Format: date-time
       * @description When the report of one player alone stands, if nobody else at the table reports: told to staff, and to players of the table.
       */
      readonly reportStandsAt: string | null;
      readonly extensionSeconds: number;
    };
    /** @description Every bracket whose seeds stand, whole: a side that is not known yet names the match that it waits for. */
    readonly TournamentBrackets: {
      readonly items: readonly {
        readonly phase: number;
        /** @enum {string} */
        readonly kind: 'singleElimination' | 'doubleElimination';
        readonly matches: readonly {
          readonly match: number;
          /** @enum {string} */
          readonly part: 'main' | 'losers' | 'thirdPlace' | 'grandFinal' | 'reset';
          /** @description The round of its part, from 1. */
          readonly round: number;
          readonly sides: readonly (
            | (
                | {
                    /** @enum {string} */
                    readonly kind: 'entrant';
                    readonly entrant: number;
                    readonly name: string;
                    /**
                     * Format: uuid
                     * @description The player whose history over all events can be read; null for whoever has none.
                     */
                    readonly playerId: string | null;
                    readonly seed: number;
                  }
                | {
                    /** @enum {string} */
                    readonly kind: 'winner' | 'loser';
                    readonly match: number;
                  }
                | {
                    /** @enum {string} */
                    readonly kind: 'nobody';
                  }
              )
            | (
                | {
                    /** @enum {string} */
                    readonly kind: 'entrant';
                    readonly entrant: number;
                    readonly name: string;
                    /**
                     * Format: uuid
                     * @description The player whose history over all events can be read; null for whoever has none.
                     */
                    readonly playerId: string | null;
                    readonly seed: number;
                  }
                | {
                    /** @enum {string} */
                    readonly kind: 'winner' | 'loser';
                    readonly match: number;
                  }
                | {
                    /** @enum {string} */
                    readonly kind: 'nobody';
                  }
              )
          )[];
          /** @enum {string} */
          readonly state: 'open' | 'ready' | 'played' | 'walkover' | 'empty' | 'notNeeded';
          /** @description The number of the entrant who goes on. */
          readonly winner: number | null;
          /** @description Where it is played; null before its round is published, and for a walkover. */
          readonly table: {
            readonly round: number;
            readonly table: number;
            readonly result:
              | (
                  | {
                      /** @enum {string} */
                      readonly kind: 'games';
                      readonly wins: readonly (
                        | {
                            readonly entrant: number;
                            readonly games: number;
                          }
                        | {
                            readonly entrant: number;
                            readonly games: number;
                          }
                      )[];
                      readonly drawn: number;
                    }
                  | {
                      /** @enum {string} */
                      readonly kind: 'doubleLoss';
                    }
                  | {
                      /** @enum {string} */
                      readonly kind: 'noShow';
                      readonly absent: number;
                    }
                  | {
                      /** @enum {string} */
                      readonly kind: 'pod';
                      readonly winner: number | null;
                    }
                  | {
                      /** @enum {string} */
                      readonly kind: 'podWithAbsent';
                      readonly winner: number | null;
                      readonly absent: readonly number[];
                    }
                )
              | null;
          } | null;
        }[];
      }[];
      readonly version: number;
    };
    readonly TournamentStandings: {
      readonly round: number;
      readonly policy: {
        readonly id: string;
        readonly title: string;
        readonly hash: string;
        readonly unverified: readonly string[];
      };
      /** @description The figures in the order in which they decide. */
      readonly chain: readonly string[];
      readonly rows: readonly components['schemas']['StandingsRow'][];
      readonly version: number;
    };
    readonly StandingsRow: {
      readonly rank: number;
      readonly entrant: number;
      readonly name: string;
      /**
       * Format: uuid
       * @description The player whose history over all events can be read; null for whoever has none.
       */
      readonly playerId: string | null;
      /** @enum {string} */
      readonly play: 'active' | 'dropped' | 'disqualified';
      readonly figures: {
        readonly [key: string]: {
          /** @description A fraction, such as `16/24`. */
          readonly exact: string;
          readonly shown: string;
        };
      };
      readonly composite: string | null;
    };
    /** @description Every number of an entrant, opened down to results and their events in the log. */
    readonly OpenedStandings: {
      readonly entrant: number;
      readonly name: string;
      readonly round: number;
      readonly figures: {
        readonly [key: string]: {
          readonly exact: string;
          readonly shown: string;
          /** @description Of a mean its opponents: `round`, `opponent`, `opponentName`, the `name` of their figure, `exact`, and `terms` in turn. Of a share or a sum its results: `round`, `place`, `opponents` (`entrant`, `name`), `outcome` and points. */
          readonly terms: unknown;
        };
      };
      readonly results: readonly {
        readonly place: string;
        readonly opponent: number | null;
        readonly opponents: readonly {
          readonly entrant: number;
          readonly name: string;
        }[];
        readonly outcome: string;
        readonly points: number;
        readonly event: components['schemas']['EventReference'] | null;
      }[];
    };
    readonly OwnTournamentPage: {
      /** Format: uuid */
      readonly tournamentId: string;
      /** @description Null for whoever is not registered. */
      readonly entrant: components['schemas']['TournamentEntrant'] | null;
      readonly round: number | null;
      readonly table: components['schemas']['TournamentTable'] | null;
      /** @enum {string|null} */
      readonly unpaired: 'bye' | 'loss' | null;
      readonly clock: components['schemas']['RoundClock'] | null;
      /** Format: date-time */
      readonly now: string;
      readonly version: number;
    };
    readonly PreviewCorrection: {
      readonly round: number;
      readonly table: number;
      readonly result:
        | {
            /** @enum {string} */
            readonly kind: 'games';
            readonly wins: readonly (
              | {
                  readonly entrant: number;
                  readonly games: number;
                }
              | {
                  readonly entrant: number;
                  readonly games: number;
                }
            )[];
            readonly drawn: number;
          }
        | {
            /** @enum {string} */
            readonly kind: 'doubleLoss';
          }
        | {
            /** @enum {string} */
            readonly kind: 'noShow';
            readonly absent: number;
          }
        | {
            /** @enum {string} */
            readonly kind: 'pod';
            readonly winner: number | null;
          }
        | {
            /** @enum {string} */
            readonly kind: 'podWithAbsent';
            readonly winner: number | null;
            readonly absent: readonly number[];
          };
    };
    /** @description Places that change, tables that a fresh draw would change, and whether a cut can be made again. */
    readonly CorrectionPreview: {
      readonly standings: readonly {
        readonly entrant: number;
        readonly name: string;
        readonly before: number | null;
        readonly after: number | null;
      }[];
      readonly pairings:
        | {
            /** @enum {string} */
            readonly kind: 'none';
          }
        | {
            /** @enum {string} */
            readonly kind: 'frozen';
            readonly round: number;
          }
        | {
            /** @enum {string} */
            readonly kind: 'open';
            readonly round: number;
            readonly differing: readonly number[];
          };
      readonly cut: {
        readonly phase: number;
        readonly open: boolean;
      } | null;
      readonly version: number;
    };
    readonly PreviewOverride: {
      readonly tables: readonly {
        readonly table: number;
        readonly entrants: readonly number[];
      }[];
      readonly unpaired: readonly {
        readonly entrant: number;
        /** @enum {string} */
        readonly gets: 'bye' | 'loss';
      }[];
    };
    /** @description What the record would warn of: who would meet again, and who would have a second bye. */
    readonly OverridePreview: {
      readonly warnings: readonly (
        | {
            /** @enum {string} */
            readonly kind: 'rematch';
            readonly entrants: readonly number[];
          }
        | {
            /** @enum {string} */
            readonly kind: 'secondBye';
            readonly entrant: number;
          }
        | {
            /** @enum {string} */
            readonly kind: 'acrossPods';
            readonly entrants: readonly number[];
          }
      )[];
      readonly version: number;
    };
    /** @description Structures that the rules of the game propose for so many entrants. */
    readonly ProposedStructures: {
      readonly proposals: readonly {
        /** @description Id of the table of rounds that proposes it. */
        readonly table: string;
        readonly title: string;
        /** @description As how many players the field counts, with awarded byes. */
        readonly counted: number;
        readonly structure: {
          readonly phases: readonly (
            | {
                /** @enum {string} */
                readonly kind: 'swiss';
                readonly bestOf: number;
                readonly minutes: number | null;
                readonly gate:
                  | (
                      | (
                          | {
                              /** @enum {string} */
                              readonly kind: 'top';
                              readonly places: number;
                            }
                          | {
                              /** @enum {string} */
                              readonly kind: 'topAndTied';
                              readonly places: number;
                              /** @enum {string} */
                              readonly tiedBy: 'points' | 'rank';
                            }
                          | {
                              /** @enum {string} */
                              readonly kind: 'points';
                              readonly atLeast: number;
                            }
                        )
                      | {
                          /** @enum {string} */
                          readonly kind: 'everybody';
                        }
                    )
                  | null;
                readonly rounds: number;
                readonly lastRoundByRank: boolean;
                /** @enum {string} */
                readonly sides: 'lot' | 'fewestStarts';
              }
            | {
                /** @enum {string} */
                readonly kind: 'draft';
                readonly bestOf: number;
                readonly minutes: number | null;
                readonly gate:
                  | (
                      | (
                          | {
                              /** @enum {string} */
                              readonly kind: 'top';
                              readonly places: number;
                            }
                          | {
                              /** @enum {string} */
                              readonly kind: 'topAndTied';
                              readonly places: number;
                              /** @enum {string} */
                              readonly tiedBy: 'points' | 'rank';
                            }
                          | {
                              /** @enum {string} */
                              readonly kind: 'points';
                              readonly atLeast: number;
                            }
                        )
                      | {
                          /** @enum {string} */
                          readonly kind: 'everybody';
                        }
                    )
                  | null;
                readonly rounds: number;
                /** @enum {string} */
                readonly sides: 'lot' | 'fewestStarts';
              }
            | {
                /** @enum {string} */
                readonly kind: 'singleElimination';
                readonly bestOf: number;
                readonly minutes: number | null;
                readonly gate:
                  | (
                      | (
                          | {
                              /** @enum {string} */
                              readonly kind: 'top';
                              readonly places: number;
                            }
                          | {
                              /** @enum {string} */
                              readonly kind: 'topAndTied';
                              readonly places: number;
                              /** @enum {string} */
                              readonly tiedBy: 'points' | 'rank';
                            }
                          | {
                              /** @enum {string} */
                              readonly kind: 'points';
                              readonly atLeast: number;
                            }
                        )
                      | {
                          /** @enum {string} */
                          readonly kind: 'everybody';
                        }
                    )
                  | null;
                readonly thirdPlace: boolean;
                /** @enum {string} */
                readonly withdrawals: 'walkover' | 'byeForHighestRanked';
              }
            | {
                /** @enum {string} */
                readonly kind: 'doubleElimination';
                readonly bestOf: number;
                readonly minutes: number | null;
                readonly gate:
                  | (
                      | (
                          | {
                              /** @enum {string} */
                              readonly kind: 'top';
                              readonly places: number;
                            }
                          | {
                              /** @enum {string} */
                              readonly kind: 'topAndTied';
                              readonly places: number;
                              /** @enum {string} */
                              readonly tiedBy: 'points' | 'rank';
                            }
                          | {
                              /** @enum {string} */
                              readonly kind: 'points';
                              readonly atLeast: number;
                            }
                        )
                      | {
                          /** @enum {string} */
                          readonly kind: 'everybody';
                        }
                    )
                  | null;
              }
            | {
                /** @enum {string} */
                readonly kind: 'roundRobin';
                readonly bestOf: number;
                readonly minutes: number | null;
                readonly gate:
                  | (
                      | (
                          | {
                              /** @enum {string} */
                              readonly kind: 'top';
                              readonly places: number;
                            }
                          | {
                              /** @enum {string} */
                              readonly kind: 'topAndTied';
                              readonly places: number;
                              /** @enum {string} */
                              readonly tiedBy: 'points' | 'rank';
                            }
                          | {
                              /** @enum {string} */
                              readonly kind: 'points';
                              readonly atLeast: number;
                            }
                        )
                      | {
                          /** @enum {string} */
                          readonly kind: 'everybody';
                        }
                    )
                  | null;
              }
            | {
                /** @enum {string} */
                readonly kind: 'pods';
                readonly bestOf: number;
                readonly minutes: number | null;
                readonly gate:
                  | (
                      | (
                          | {
                              /** @enum {string} */
                              readonly kind: 'top';
                              readonly places: number;
                            }
                          | {
                              /** @enum {string} */
                              readonly kind: 'topAndTied';
                              readonly places: number;
                              /** @enum {string} */
                              readonly tiedBy: 'points' | 'rank';
                            }
                          | {
                              /** @enum {string} */
                              readonly kind: 'points';
                              readonly atLeast: number;
                            }
                        )
                      | {
                          /** @enum {string} */
                          readonly kind: 'everybody';
                        }
                    )
                  | null;
                readonly rounds: number;
              }
          )[];
        };
        readonly warnings: readonly ('cutLargerThanField' | 'rematchesCertain' | 'unverified')[];
        readonly sources: readonly string[];
      }[];
      readonly clock: {
        readonly minutes: number | null;
        /** @description What happens when time is called, step by step: in Swiss rounds and in elimination. */
        readonly atTime: unknown;
        readonly unverified: readonly string[];
      } | null;
    };
    /** @description To staff all penalties, to a player their own. */
    readonly Penalties: {
      readonly items: readonly {
        readonly penalty: number;
        readonly entrant: number;
        readonly name: string;
        readonly infraction: string;
        /** @enum {string} */
        readonly kind: 'caution' | 'warning' | 'gameLoss' | 'matchLoss' | 'disqualification';
        readonly round: number | null;
        /** Format: date-time */
        readonly at: string;
        readonly withdrawn: boolean;
      }[];
      readonly infractions: readonly {
        readonly code: string;
        readonly title: string;
        /** @enum {string} */
        readonly usual: 'caution' | 'warning' | 'gameLoss' | 'matchLoss' | 'disqualification';
        readonly source: string;
      }[];
      /** @description For whoever was warned already. Told to staff alone; everybody else gets none. */
      readonly proposals: readonly {
        readonly entrant: number;
        readonly infraction: string;
        /**
         * @description What the next one usually costs this entrant; a judge decides.
         * @enum {string}
         */
        readonly kind: 'caution' | 'warning' | 'gameLoss' | 'matchLoss' | 'disqualification';
        /** @description The warnings that count, by their numbers. */
        readonly earlier: readonly number[];
      }[];
    };
    readonly TournamentEvents: {
      readonly items: readonly components['schemas']['TournamentEventItem'][];
      readonly next: number | null;
    };
    readonly TournamentEventItem: {
      readonly version: number;
      readonly type: string;
      readonly hash: string;
      /** Format: date-time */
      readonly recordedAt: string;
      readonly data: unknown;
    };
    readonly CheckTournamentDeck: {
      /** @description The deck in the shape that deck validation takes. */
      readonly deck?: unknown;
      /** @description The deck as text, in place of `deck`: a list, or the content of a file of any program that players use. */
      readonly text?: string;
      /** @description The name of the file; its ending helps where the text does not show its form. */
      readonly fileName?: string;
      /**
       * @description The form of the text, if it is known; it is then read as nothing else.
       * @enum {string}
       */
      readonly form?: 'arbiter' | 'json' | 'text' | 'csv' | 'mtgo' | 'cockatrice' | 'forge' | 'xmage' | 'ydk' | 'ydke';
    };
    readonly EntrantDeck: {
      readonly entrant: number;
      /** @description Null where the deck was submitted in the shape of the rules alone. */
      readonly list: components['schemas']['DeckListDocument'] | null;
      /** @description The deck in the shape of the rules; null where they cannot play it, and for whoever sees the list only. */
      readonly deck: unknown;
      /**
       * @description Told to staff and to the player.
       * @enum {string|null}
       */
      readonly standing: 'enforced' | 'notEnforced' | 'illegal' | null;
      /** @description Told to staff and to the player. */
      readonly late: boolean | null;
      /** @description As it was submitted; told to staff and to the player. */
      readonly judgement: components['schemas']['DeckJudgement'] | null;
    };
    readonly DeckListDocument: {
      readonly name: string | null;
      /** @enum {string} */
      readonly form: 'arbiter' | 'json' | 'text' | 'csv' | 'mtgo' | 'cockatrice' | 'forge' | 'xmage' | 'ydk' | 'ydke';
      readonly entries: readonly components['schemas']['DeckListEntry'][];
    };
    /** @description One line of a deck list, as it was written. */
    readonly DeckListEntry: {
      /** @enum {string} */
      readonly section: 'main' | 'side' | 'commander' | 'companion' | 'extra' | 'material' | 'ruler' | 'stone';
      readonly count: number;
      readonly name: string | null;
      readonly set: string | null;
      readonly number: string | null;
      readonly passcode: number | null;
    };
    readonly CardImportList: {
      readonly items: readonly {
        readonly importId: string;
        readonly game: string;
        readonly source: string;
        readonly reader: string;
        readonly date: string;
        readonly rows: number;
        readonly cards: number;
        /** @description Rows that could not be read. */
        readonly faults: number;
        readonly finished: boolean;
      }[];
    };
    readonly CardImportJob: {
      readonly jobId: string;
      readonly state: components['schemas']['JobState'];
      /** @description Kilobytes of the file. */
      readonly progress: {
        readonly done: number;
        readonly total: number;
      } | null;
      readonly error: string | null;
      readonly result: components['schemas']['CardImportResult'] | null;
      /** @description The first thousand of them. */
      readonly badRows: readonly components['schemas']['BadCardRow'][];
    };
    readonly CardImportResult:
      | {
          /** @enum {string} */
          readonly kind: 'imported';
          readonly importId: string;
          readonly game: string;
          readonly source: string;
          readonly reader: string;
          readonly date: string;
          readonly rows: number;
          readonly cards: number;
          /** @description Rows that could not be read. */
          readonly faults: number;
          /** @description The file was imported before. */
          readonly repeated: boolean;
        }
      | {
          /** @enum {string} */
          readonly kind: 'refused';
          readonly code: string;
          readonly detail: string;
        };
    /** @description A row that was kept apart: its number, the card where it could be read, and why. */
    readonly BadCardRow: {
      readonly row: number;
      readonly key: string | null;
      readonly code: string;
      readonly field: string | null;
      readonly detail: string;
    };
    readonly ImportedCardLists: {
      readonly lists: readonly {
        readonly list: string;
        readonly name: string;
        readonly from: string;
        readonly until: string | null;
        readonly cards: number;
        /**
         * @description `correction`: another one of that list and day was there, and counts no more. `repeated`: the same was there.
         * @enum {string}
         */
        readonly kept: 'new' | 'correction' | 'repeated';
      }[];
    };
    /** @description The lists by which decks of a game can be judged. */
    readonly CardLists: {
      readonly items: readonly {
        /** @description As tournaments name it (`cardList`). */
        readonly list: string;
        /** @description Whether imported facts say how cards stand in it. */
        readonly byFacts: boolean;
        /** @description Dated lists that were imported, the newest day first. */
        readonly versions: readonly components['schemas']['CardListEdition'][];
      }[];
    };
    readonly CardListEdition: {
      readonly listId: string;
      readonly name: string;
      readonly from: string;
      readonly until: string | null;
      readonly cards: number;
      /** @enum {string} */
      readonly unlisted: 'legal' | 'notLegal' | 'asFacts';
      readonly source: string;
      /** @description SHA-256 of the file. */
      readonly digest: string;
      readonly knownSince: string;
      readonly withdrawn: boolean;
      /** @description False for those that were corrected or withdrawn. */
      readonly counts: boolean;
    };
    readonly RegisterEntrants: {
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      /** @description The text of the file: with a header in any order (`name`, `player`, 名称 or 姓名; `byes`), separated by commas, semicolons or tabs, or one name a line. */
      readonly csv: string;
    };
    readonly EntrantsRegistered: {
      readonly registered: readonly {
        readonly line: number;
        readonly entrant: number;
        readonly name: string;
        /** @enum {string} */
        readonly place: 'registered' | 'waiting';
      }[];
      /** @description Lines that were kept apart, each with its reason; everybody else is registered. */
      readonly refused: readonly {
        readonly line: number;
        /** @enum {string} */
        readonly code:
          | 'row/columns'
          | 'row/quotes'
          | 'name/empty'
          | 'name/too-long'
          | 'name/unreadable'
          | 'name/twice'
          | 'name/registered'
          | 'byes/impossible';
        readonly detail: string;
      }[];
      /** @description Headings of columns that are not read. */
      readonly ignoredColumns: readonly string[];
      /** @description The stream's version after the command. */
      readonly version: number;
    };
    readonly CreateWebhook: {
      /**
       * @description Chosen by the client, unique among the webhooks of a gathering. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      /**
       * @description Where messages are posted to: https, on the public internet. An installation for local use may take others too.
       * @example https://results.example/arbiter
       */
      readonly url: string;
      /**
       * Format: uuid
       * @description The tournament that is told of; all of the gathering where it is left out.
       */
      readonly tournamentId?: string;
      /** @description Types of events that are told; all that everybody may know where it is left out. */
      readonly eventTypes?: readonly (
        | 'TournamentCreated'
        | 'StructureSet'
        | 'RegistrationOpened'
        | 'RegistrationClosed'
        | 'EntrantRegistered'
        | 'EntrantWaitlisted'
        | 'EntrantPromoted'
        | 'RegistrationCancelled'
        | 'EntrantCheckedIn'
        | 'NoShowRecorded'
        | 'EntrantDropped'
        | 'EntrantReinstated'
        | 'EntrantAddedLate'
        | 'DecksLocked'
        | 'DeckUnlocked'
        | 'DeckListsOpened'
        | 'PodsDrawn'
        | 'RoundPaired'
        | 'PairingOverridden'
        | 'PairingsDiscarded'
        | 'RoundPublished'
        | 'RoundStarted'
        | 'RoundPaused'
        | 'RoundResumed'
        | 'TimeExtended'
        | 'TimeCalled'
        | 'RoundClosed'
        | 'ResultConfirmed'
        | 'ResultCorrected'
        | 'StandingsPublished'
        | 'CutMade'
        | 'BracketSeeded'
        | 'TournamentFinished'
        | 'TournamentCancelled'
        | 'SeedRevealed'
      )[];
      readonly description?: string;
    };
    readonly CreatedWebhook: {
      readonly webhook: components['schemas']['Webhook'];
      /** @description Signs messages: `whsec_` and base64. Shown to whoever sent the command; null where it was deleted since. */
      readonly secret: string | null;
    };
    readonly Webhook: {
      /** Format: uuid */
      readonly webhookId: string;
      /** Format: uuid */
      readonly gatheringId: string;
      /** Format: uuid */
      readonly tournamentId: string | null;
      readonly url: string;
      /** @description Null: all that everybody may know. */
      readonly eventTypes:
        | readonly (
            | 'TournamentCreated'
            | 'StructureSet'
            | 'RegistrationOpened'
            | 'RegistrationClosed'
            | 'EntrantRegistered'
            | 'EntrantWaitlisted'
            | 'EntrantPromoted'
            | 'RegistrationCancelled'
            | 'EntrantCheckedIn'
            | 'NoShowRecorded'
            | 'EntrantDropped'
            | 'EntrantReinstated'
            | 'EntrantAddedLate'
            | 'DecksLocked'
            | 'DeckUnlocked'
            | 'DeckListsOpened'
            | 'PodsDrawn'
            | 'RoundPaired'
            | 'PairingOverridden'
            | 'PairingsDiscarded'
            | 'RoundPublished'
            | 'RoundStarted'
            | 'RoundPaused'
            | 'RoundResumed'
            | 'TimeExtended'
            | 'TimeCalled'
            | 'RoundClosed'
            | 'ResultConfirmed'
            | 'ResultCorrected'
            | 'StandingsPublished'
            | 'CutMade'
            | 'BracketSeeded'
            | 'TournamentFinished'
            | 'TournamentCancelled'
            | 'SeedRevealed'
          )[]
        | null;
      readonly description: string | null;
      /** Format: date-time */
      readonly createdAt: string;
      /**
       * @description Null while messages are sent. `failing`: nothing arrived for five days; `gone`: the receiver answered 410.
       * @enum {string|null}
       */
      readonly disabledBecause: 'organizer' | 'failing' | 'gone' | null;
      /**
       * Format: date-time
       * @description Since when every attempt has failed.
       */
      readonly failingSince: string | null;
      /**
       * Format: date-time
       * @description Until when the secret from before the last rotation signs too.
       */
      readonly oldSecretUntil: string | null;
      /** @description Number of deliveries that wait. */
      readonly waiting: number;
      /** @description Number of deliveries that were given up. */
      readonly failed: number;
    };
    readonly WebhookList: {
      readonly items: readonly components['schemas']['Webhook'][];
    };
    /** @description One page; `next` is the cursor of the following one. */
    readonly WebhookDeliveryPage: {
      readonly items: readonly components['schemas']['WebhookDelivery'][];
      readonly next: string | null;
    };
    readonly WebhookDelivery: {
      readonly deliveryId: number;
      /** @description The `webhook-id`: the same at every attempt. */
      readonly messageId: string;
      /** Format: uuid */
      readonly tournamentId: string | null;
      /** @description Version of the event in the stream of the tournament. */
      readonly version: number | null;
      readonly type: string;
      /** @enum {string} */
      readonly state: 'waiting' | 'delivered' | 'failed' | 'skipped';
      readonly attempts: number;
      /** Format: date-time */
      readonly createdAt: string;
      /** Format: date-time */
      readonly nextAttemptAt: string | null;
      /** Format: date-time */
      readonly lastAttemptAt: string | null;
      /** @description What the receiver answered last; null where it did not. */
      readonly lastStatus: number | null;
      /** @description Why the last attempt got no answer. */
      readonly lastError: string | null;
      /** Format: date-time */
      readonly settledAt: string | null;
    };
    readonly SendWebhookCommand: {
      /**
       * @description Chosen by the client, unique among the webhooks of a gathering. Sending it again makes nothing twice; an id that somebody else has used is refused (`command/reused`).
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      readonly command: components['schemas']['WebhookCommand'];
    };
    readonly WebhookCommand:
      | {
          /** @enum {string} */
          readonly type: 'rotateSecret';
        }
      | {
          /** @enum {string} */
          readonly type: 'sendTest';
        }
      | {
          /** @enum {string} */
          readonly type: 'enable';
        }
      | {
          /** @enum {string} */
          readonly type: 'disable';
        }
      | {
          /** @enum {string} */
          readonly type: 'delete';
        }
      | {
          /** @enum {string} */
          readonly type: 'resend';
          readonly deliveryId: number;
        }
      | {
          /** @enum {string} */
          readonly type: 'skip';
          readonly deliveryId: number;
        };
    readonly WebhookCommandDone: {
      /** @description The delivery that was made or named. */
      readonly deliveryId: number | null;
      /** @description The new secret, after a rotation; null otherwise, and once it was deleted. */
      readonly secret: string | null;
    };
    /** @description application/problem+json (RFC 9457). */
    readonly Problem:
      | components['schemas']['DecisionUnknownProblem']
      | components['schemas']['DecisionClosedProblem']
      | components['schemas']['DecisionNotYoursProblem']
      | components['schemas']['AnswerMalformedProblem']
      | components['schemas']['AnswerIllegalProblem']
      | components['schemas']['DeckIllegalProblem']
      | components['schemas']['MatchOverProblem']
      | components['schemas']['ActionNotPossibleProblem']
      | components['schemas']['TimeNotOfferedProblem']
      | components['schemas']['TimeCalledProblem']
      | components['schemas']['MatchNotFoundProblem']
      | components['schemas']['MatchExistsProblem']
      | components['schemas']['MatchWrongPhaseProblem']
      | components['schemas']['MatchPausedProblem']
      | components['schemas']['MatchNotPausedProblem']
      | components['schemas']['MatchSeatUnknownProblem']
      | components['schemas']['MatchNotReadyProblem']
      | components['schemas']['MatchEntropyGivenProblem']
      | components['schemas']['MatchEntropyWaitingProblem']
      | components['schemas']['MatchEntropyNotCommittedProblem']
      | components['schemas']['MatchEntropyMismatchProblem']
      | components['schemas']['MatchEntropyUnopenedProblem']
      | components['schemas']['MatchOwnedElsewhereProblem']
      | components['schemas']['MatchArchivedProblem']
      | components['schemas']['AnswerNothingDoneProblem']
      | components['schemas']['DrawNoOfferProblem']
      | components['schemas']['DrawAlreadyOfferedProblem']
      | components['schemas']['CommandReusedProblem']
      | components['schemas']['CallAlreadyOpenProblem']
      | components['schemas']['CallNotFoundProblem']
      | components['schemas']['CallClosedProblem']
      | components['schemas']['CallTakenProblem']
      | components['schemas']['CallStillOpenProblem']
      | components['schemas']['JudgeRewindUnavailableProblem']
      | components['schemas']['JudgePlaysInThisMatchProblem']
      | components['schemas']['JudgePlayersLeftProblem']
      | components['schemas']['JudgeResultStandsProblem']
      | components['schemas']['RewindOtherGameProblem']
      | components['schemas']['RewindAbandonedProblem']
      | components['schemas']['RewindNothingSinceProblem']
      | components['schemas']['RewindTooManyProblem']
      | components['schemas']['VersionNotFoundProblem']
      | components['schemas']['ReadClosedWhileRunningProblem']
      | components['schemas']['ReadNotPublishedProblem']
      | components['schemas']['RulesetUnknownProblem']
      | components['schemas']['FormatNotFittingProblem']
      | components['schemas']['DeckMissingProblem']
      | components['schemas']['DeckUnreadableProblem']
      | components['schemas']['DeckNotFoundProblem']
      | components['schemas']['DeckLockedProblem']
      | components['schemas']['ClockNoneProblem']
      | components['schemas']['EvidenceNotYetProblem']
      | components['schemas']['EvidenceBrokenProblem']
      | components['schemas']['MatchSetApartProblem']
      | components['schemas']['StreamVersionConflictProblem']
      | components['schemas']['TournamentWrongStatusProblem']
      | components['schemas']['TournamentStructureMissingProblem']
      | components['schemas']['TournamentStructureInvalidProblem']
      | components['schemas']['TournamentNothingToChangeProblem']
      | components['schemas']['TournamentTooFewEntrantsProblem']
      | components['schemas']['TournamentPhaseNotOverProblem']
      | components['schemas']['TournamentNoNextPhaseProblem']
      | components['schemas']['TournamentCutTooLargeProblem']
      | components['schemas']['TournamentCutTiedProblem']
      | components['schemas']['TournamentLateEntryClosedProblem']
      | components['schemas']['EntrantNotFoundProblem']
      | components['schemas']['EntrantRegisteredAlreadyProblem']
      | components['schemas']['EntrantWrongPlaceProblem']
      | components['schemas']['EntrantNotActiveProblem']
      | components['schemas']['PenaltyNotFoundProblem']
      | components['schemas']['RoundNotFoundProblem']
      | components['schemas']['RoundWrongStageProblem']
      | components['schemas']['RoundUnfinishedProblem']
      | components['schemas']['RoundNoMoreProblem']
      | components['schemas']['RoundPairingRefusedProblem']
      | components['schemas']['RoundOverrideInvalidProblem']
      | components['schemas']['TableNotFoundProblem']
      | components['schemas']['ResultImpossibleProblem']
      | components['schemas']['ResultDrawNotAllowedProblem']
      | components['schemas']['ResultNotReportedByPlayersProblem']
      | components['schemas']['ResultNotYoursProblem']
      | components['schemas']['ResultStandsProblem']
      | components['schemas']['ResultMissingProblem']
      | components['schemas']['ResultFrozenProblem']
      | components['schemas']['ResultNotDueProblem']
      | components['schemas']['DraftNotNowProblem']
      | components['schemas']['DraftPodsMissingProblem']
      | components['schemas']['DraftPodsDrawnProblem']
      | components['schemas']['DeckSubmissionClosedProblem']
      | components['schemas']['DeckNotAskedForProblem']
      | components['schemas']['DeckTooFewTablesProblem']
      | components['schemas']['ReadListsClosedProblem']
      | components['schemas']['PhraseTooManyProblem']
      | components['schemas']['TournamentNotFoundProblem']
      | components['schemas']['TournamentChangedProblem']
      | components['schemas']['PolicyNotFoundProblem']
      | components['schemas']['CardListNotFoundProblem']
      | components['schemas']['CardListUnreadableProblem']
      | components['schemas']['EntrantsUnreadableProblem']
      | components['schemas']['BotMatchClosedProblem']
      | components['schemas']['BotMatchFullProblem']
      | components['schemas']['BotMatchTooManyProblem']
      | components['schemas']['BotMatchDeckUnknownProblem']
      | components['schemas']['BotMatchDeckUnfitProblem']
      | components['schemas']['RequestMalformedProblem']
      | components['schemas']['RequestTooLargeProblem']
      | components['schemas']['RequestUnsupportedMediaTypeProblem']
      | components['schemas']['RequestRouteNotFoundProblem']
      | components['schemas']['RequestRateLimitedProblem']
      | components['schemas']['RequestTooManyStreamsProblem']
      | components['schemas']['AccessTokenMissingProblem']
      | components['schemas']['AccessTokenInvalidProblem']
      | components['schemas']['AccessTokenExpiredProblem']
      | components['schemas']['AccessTokenRevokedProblem']
      | components['schemas']['AccessForbiddenProblem']
      | components['schemas']['AccessNotImpartialProblem']
      | components['schemas']['GatheringNotFoundProblem']
      | components['schemas']['PlayerNotFoundProblem']
      | components['schemas']['PlayerBoundProblem']
      | components['schemas']['PlayerIsBotProblem']
      | components['schemas']['PersonNotFoundProblem']
      | components['schemas']['TokenNotFoundProblem']
      | components['schemas']['TokenAlreadyMintedProblem']
      | components['schemas']['MatchBadSeatsProblem']
      | components['schemas']['GameNotFoundProblem']
      | components['schemas']['FormatNotFoundProblem']
      | components['schemas']['JobNotFoundProblem']
      | components['schemas']['JobUnfinishedProblem']
      | components['schemas']['JobNotDeadProblem']
      | components['schemas']['WebhookNotFoundProblem']
      | components['schemas']['WebhookDeliveryNotFoundProblem']
      | components['schemas']['WebhookAddressRefusedProblem']
      | components['schemas']['WebhookTooManyProblem']
      | components['schemas']['EvidenceBeyondPublicHeadProblem']
      | components['schemas']['EvidenceNoSuchHeadProblem']
      | components['schemas']['PageNotBuiltProblem']
      | components['schemas']['ServerUnavailableProblem']
      | components['schemas']['ServerArchiveUnreachableProblem']
      | components['schemas']['ServerStorageFullProblem']
      | components['schemas']['ServerInternalProblem'];
    /** @description The match has no such decision */
    readonly DecisionUnknownProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'decision/unknown';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly decision: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description One place in the request that does not fit. */
    readonly RequestIssue: {
      /** @description The fields and positions that lead there, joined by dots; empty for the whole. */
      readonly path: string;
      readonly message: string;
      /** @description What was expected, for machines; absent where only the message can say it. */
      readonly expected?: components['schemas']['Expected'];
      /** @description Where several forms are allowed and it fits none of them: for each form, what it misses. */
      readonly forms?: readonly (readonly {
        /** @description From `path` of the issue on. */
        readonly path: string;
        /** @description What was expected, for machines; absent where only the message can say it. */
        readonly expected?: components['schemas']['Expected'];
      }[])[];
    };
    /** @description What the place may hold, in the words of JSON Schema; what is not said here is not what is wrong. */
    readonly Expected: {
      /**
       * @description `json`: any JSON value. `absent`: there is no such field.
       * @enum {string}
       */
      readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null' | 'json' | 'absent';
      /** @description The values that there are. */
      readonly values?: readonly (string | number | boolean | null)[];
      /** @description The least number. */
      readonly minimum?: number;
      /** @description The number is greater. */
      readonly exclusiveMinimum?: number;
      /** @description The greatest number. */
      readonly maximum?: number;
      /** @description The number is less. */
      readonly exclusiveMaximum?: number;
      /** @description The number is a multiple of it. */
      readonly multipleOf?: number;
      /** @description The least number of characters. */
      readonly minLength?: number;
      /** @description The greatest number of characters. */
      readonly maxLength?: number;
      /** @description The least number of items. */
      readonly minItems?: number;
      /** @description The greatest number of items. */
      readonly maxItems?: number;
      /** @description `uuid`, `date-time`, `date` or `uri`. */
      readonly format?: string;
      /** @description A regular expression that the text fits. */
      readonly pattern?: string;
    };
    /** @description The decision is no longer open */
    readonly DecisionClosedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'decision/closed';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly decision: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Another player's decision */
    readonly DecisionNotYoursProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 403;
      /** @enum {string} */
      readonly code: 'decision/not-yours';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The answer does not have the shape that the decision asks for */
    readonly AnswerMalformedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 400;
      /** @enum {string} */
      readonly code: 'answer/malformed';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly decision?: number;
        readonly seat?: components['schemas']['Seat'];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The rules do not allow this answer */
    readonly AnswerIllegalProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'answer/illegal';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly decision: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The deck breaks the rules */
    readonly DeckIllegalProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'deck/illegal';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly seat?: components['schemas']['Seat'];
        readonly violation?: string;
        readonly cards?: readonly string[];
        readonly violations?: readonly components['schemas']['DeckViolation'][];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match is over */
    readonly MatchOverProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'match/over';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly status?: components['schemas']['MatchStatus'];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The rules do not allow this now */
    readonly ActionNotPossibleProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'action/not-possible';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Time can not be called in this match */
    readonly TimeNotOfferedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'time/not-offered';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly ruleset?: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Time was called already */
    readonly TimeCalledProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'time/called';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such match */
    readonly MatchNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'match/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly matchId?: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match exists already */
    readonly MatchExistsProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'match/exists';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly matchId: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Not in this phase of the match */
    readonly MatchWrongPhaseProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'match/wrong-phase';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly seat?: components['schemas']['Seat'];
        readonly status?: components['schemas']['MatchStatus'];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match is paused */
    readonly MatchPausedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'match/paused';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match is not paused */
    readonly MatchNotPausedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'match/not-paused';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match has no such seat */
    readonly MatchSeatUnknownProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'match/seat-unknown';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly seats: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Not every player is ready */
    readonly MatchNotReadyProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'match/not-ready';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly missing: readonly components['schemas']['Seat'][];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Entropy was given already */
    readonly MatchEntropyGivenProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'match/entropy-given';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly seat: components['schemas']['Seat'];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Not every player has committed to entropy or declined */
    readonly MatchEntropyWaitingProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'match/entropy-waiting';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly missing: readonly components['schemas']['Seat'][];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The player has not committed to entropy */
    readonly MatchEntropyNotCommittedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'match/entropy-not-committed';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly seat: components['schemas']['Seat'];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The entropy is not what was committed to */
    readonly MatchEntropyMismatchProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'match/entropy-mismatch';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly seat: components['schemas']['Seat'];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The player has not opened the entropy that they committed to */
    readonly MatchEntropyUnopenedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'match/entropy-unopened';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly seat: components['schemas']['Seat'];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Another node is handling the match */
    readonly MatchOwnedElsewhereProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 503;
      /** @enum {string} */
      readonly code: 'match/owned-elsewhere';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly matchId: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match is archived: nothing is added to it */
    readonly MatchArchivedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'match/archived';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly matchId: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Too much was said while nothing happened */
    readonly AnswerNothingDoneProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'answer/nothing-done';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly most: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No draw is on offer */
    readonly DrawNoOfferProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'draw/no-offer';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        /** @enum {string} */
        readonly scope: 'game' | 'match';
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description This draw is on offer already */
    readonly DrawAlreadyOfferedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'draw/already-offered';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly seat: components['schemas']['Seat'];
        /** @enum {string} */
        readonly scope: 'game' | 'match';
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The command id belongs to another command */
    readonly CommandReusedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'command/reused';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly commandId?: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The player has called a judge already */
    readonly CallAlreadyOpenProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'call/already-open';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly seat: components['schemas']['Seat'];
        readonly call: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match has no such call */
    readonly CallNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'call/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly call: number;
        readonly made: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The call is closed */
    readonly CallClosedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'call/closed';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly call: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description A judge has taken the call */
    readonly CallTakenProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'call/taken';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly call: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description A call holds the match */
    readonly CallStillOpenProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'call/still-open';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly calls: readonly number[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The rules of this match know no rewind */
    readonly JudgeRewindUnavailableProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'judge/rewind-unavailable';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Staff who play in a match act in it as players */
    readonly JudgePlaysInThisMatchProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 403;
      /** @enum {string} */
      readonly code: 'judge/plays-in-this-match';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description More than one player would be left */
    readonly JudgePlayersLeftProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'judge/players-left';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly left: readonly components['schemas']['Seat'][];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match is over and its result stands */
    readonly JudgeResultStandsProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'judge/result-stands';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly status: components['schemas']['MatchStatus'];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description A match goes back within a game only */
    readonly RewindOtherGameProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'rewind/other-game';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description This version was abandoned by a rewind */
    readonly RewindAbandonedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'rewind/abandoned';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Nothing was done since this version */
    readonly RewindNothingSinceProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'rewind/nothing-since';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match has gone back as often as it may */
    readonly RewindTooManyProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'rewind/too-many';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly most: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match has no such version */
    readonly VersionNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'version/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly newest: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Closed while the match runs */
    readonly ReadClosedWhileRunningProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 403;
      /** @enum {string} */
      readonly code: 'read/closed-while-running';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Not published */
    readonly ReadNotPublishedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 403;
      /** @enum {string} */
      readonly code: 'read/not-published';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such ruleset */
    readonly RulesetUnknownProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'ruleset/unknown';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly ruleset?: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match does not fit the format */
    readonly FormatNotFittingProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'format/not-fitting';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly min?: number;
        readonly max?: number;
        readonly format?: string;
        readonly seats?: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Every seat needs a deck */
    readonly DeckMissingProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'deck/missing';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly seats: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The deck cannot be read */
    readonly DeckUnreadableProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'deck/unreadable';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly faults: readonly {
          readonly code: string;
          readonly line: number;
          readonly detail: string;
        }[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such deck */
    readonly DeckNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'deck/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly entrant: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Another deck than the registered one */
    readonly DeckLockedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'deck/locked';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match has no clock */
    readonly ClockNoneProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'clock/none';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description There is no signed checkpoint to give yet */
    readonly EvidenceNotYetProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'evidence/not-yet';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The log does not lead to its signed head */
    readonly EvidenceBrokenProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 423;
      /** @enum {string} */
      readonly code: 'evidence/broken';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly finding: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The match is set apart: its record does not hold */
    readonly MatchSetApartProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 423;
      /** @enum {string} */
      readonly code: 'match/set-apart';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly matchId: string;
        readonly finding: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Somebody else wrote first */
    readonly StreamVersionConflictProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'stream/version-conflict';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly matchId?: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Not at this stage of the tournament */
    readonly TournamentWrongStatusProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'tournament/wrong-status';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly status?: string;
        readonly allowed?: readonly string[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Nobody has said which rounds are played */
    readonly TournamentStructureMissingProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'tournament/structure-missing';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description This structure cannot be played */
    readonly TournamentStructureInvalidProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'tournament/structure-invalid';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly phase?: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description It is so already */
    readonly TournamentNothingToChangeProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'tournament/nothing-to-change';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly entrant?: number;
        readonly round?: number;
        readonly table?: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Too few entrants play */
    readonly TournamentTooFewEntrantsProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'tournament/too-few-entrants';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly entrants: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Rounds are left to be played */
    readonly TournamentPhaseNotOverProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'tournament/phase-not-over';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No phase follows */
    readonly TournamentNoNextPhaseProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'tournament/no-next-phase';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The cut is larger than the field */
    readonly TournamentCutTooLargeProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'tournament/cut-too-large';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly cut: number;
        readonly entrants: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Entrants are tied at the edge of the cut */
    readonly TournamentCutTiedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'tournament/cut-tied';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly entrants: readonly number[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Nobody enters any more */
    readonly TournamentLateEntryClosedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'tournament/late-entry-closed';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly phase?: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such entrant */
    readonly EntrantNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'entrant/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly entrant: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The player is registered already */
    readonly EntrantRegisteredAlreadyProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'entrant/registered-already';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly entrant: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The entrant does not hold such a place */
    readonly EntrantWrongPlaceProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'entrant/wrong-place';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly entrant: number;
        readonly place: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The entrant does not play */
    readonly EntrantNotActiveProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'entrant/not-active';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly entrant: number;
        readonly play: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such penalty */
    readonly PenaltyNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'penalty/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly penalty: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such round */
    readonly RoundNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'round/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly round?: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Not at this stage of the round */
    readonly RoundWrongStageProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'round/wrong-stage';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly round: number;
        readonly stage: string;
        readonly allowed: readonly string[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The round is not finished */
    readonly RoundUnfinishedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'round/unfinished';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly round?: number;
        readonly stage?: string;
        readonly missing?: readonly number[];
        readonly disputed?: readonly number[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No round is left */
    readonly RoundNoMoreProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'round/no-more';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly rounds: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The round cannot be paired */
    readonly RoundPairingRefusedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'round/pairing-refused';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly because?: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description These pairings do not seat everybody once */
    readonly RoundOverrideInvalidProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'round/override-invalid';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly round: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such table */
    readonly TableNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'table/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly round: number;
        readonly table: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description This result cannot happen */
    readonly ResultImpossibleProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'result/impossible';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly round: number;
        readonly table: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description There are no draws here */
    readonly ResultDrawNotAllowedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'result/draw-not-allowed';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly round: number;
        readonly table: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Staff enter the results */
    readonly ResultNotReportedByPlayersProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 403;
      /** @enum {string} */
      readonly code: 'result/not-reported-by-players';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Another table's result */
    readonly ResultNotYoursProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 403;
      /** @enum {string} */
      readonly code: 'result/not-yours';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly round: number;
        readonly table: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The table has its result */
    readonly ResultStandsProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'result/stands';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly round: number;
        readonly table: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The table has no result */
    readonly ResultMissingProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'result/missing';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly round: number;
        readonly table: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Later matches stand on this result */
    readonly ResultFrozenProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'result/frozen';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly round: number;
        readonly table: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No report stands by itself yet */
    readonly ResultNotDueProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'result/not-due';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly round: number;
        readonly table: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No draft begins now */
    readonly DraftNotNowProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'draft/not-now';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly phase: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The pods of this draft are not drawn */
    readonly DraftPodsMissingProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'draft/pods-missing';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly phase: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The pods of this draft are drawn */
    readonly DraftPodsDrawnProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'draft/pods-drawn';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly phase: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Decks are locked */
    readonly DeckSubmissionClosedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'deck/submission-closed';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly entrant: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The tournament takes no decks */
    readonly DeckNotAskedForProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'deck/not-asked-for';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Fewer tables can be drawn */
    readonly DeckTooFewTablesProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'deck/too-few-tables';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly wanted: number;
        readonly left: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The lists of this match are closed */
    readonly ReadListsClosedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 403;
      /** @enum {string} */
      readonly code: 'read/lists-closed';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Too much was said */
    readonly PhraseTooManyProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 429;
      /** @enum {string} */
      readonly code: 'phrase/too-many';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly most: number;
        readonly seconds: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such tournament */
    readonly TournamentNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'tournament/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The tournament has changed since you looked */
    readonly TournamentChangedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'tournament/changed';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly version: number;
        readonly since: readonly string[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such standings policy */
    readonly PolicyNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'policy/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly policies: readonly string[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such list of cards */
    readonly CardListNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'card-list/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly lists: readonly string[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The list of cards cannot be read */
    readonly CardListUnreadableProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'card-list/unreadable';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly faults: readonly {
          readonly code: string;
          readonly line: number;
          readonly detail: string;
        }[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The file of players cannot be read */
    readonly EntrantsUnreadableProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'entrants/unreadable';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly line?: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Guests do not play against bots here */
    readonly BotMatchClosedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 403;
      /** @enum {string} */
      readonly code: 'bot-match/closed';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Bots play as many matches as they may */
    readonly BotMatchFullProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 503;
      /** @enum {string} */
      readonly code: 'bot-match/full';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly most: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Too many matches against bots from here */
    readonly BotMatchTooManyProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 429;
      /** @enum {string} */
      readonly code: 'bot-match/too-many';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly most: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such ready-made deck */
    readonly BotMatchDeckUnknownProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'bot-match/deck-unknown';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly decks: readonly string[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The deck can not be played */
    readonly BotMatchDeckUnfitProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'bot-match/deck-unfit';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly faults: readonly {
          readonly code: string;
          readonly line: number;
          readonly detail: string;
        }[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The request does not fit */
    readonly RequestMalformedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 400;
      /** @enum {string} */
      readonly code: 'request/malformed';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The request is too large */
    readonly RequestTooLargeProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 413;
      /** @enum {string} */
      readonly code: 'request/too-large';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The content type is not supported */
    readonly RequestUnsupportedMediaTypeProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 415;
      /** @enum {string} */
      readonly code: 'request/unsupported-media-type';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such route */
    readonly RequestRouteNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'request/route-not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Too many requests */
    readonly RequestRateLimitedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 429;
      /** @enum {string} */
      readonly code: 'request/rate-limited';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly limit?: number;
        readonly cost?: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Too many open streams */
    readonly RequestTooManyStreamsProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 429;
      /** @enum {string} */
      readonly code: 'request/too-many-streams';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description A token is needed */
    readonly AccessTokenMissingProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 401;
      /** @enum {string} */
      readonly code: 'access/token-missing';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The token is not known */
    readonly AccessTokenInvalidProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 401;
      /** @enum {string} */
      readonly code: 'access/token-invalid';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The token has expired */
    readonly AccessTokenExpiredProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 401;
      /** @enum {string} */
      readonly code: 'access/token-expired';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly expiredAt: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The token was revoked */
    readonly AccessTokenRevokedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 401;
      /** @enum {string} */
      readonly code: 'access/token-revoked';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly revokedAt: string;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The token does not open this endpoint */
    readonly AccessForbiddenProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 403;
      /** @enum {string} */
      readonly code: 'access/forbidden';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Somebody who plays in the gathering stands behind the token */
    readonly AccessNotImpartialProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 403;
      /** @enum {string} */
      readonly code: 'access/not-impartial';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such gathering */
    readonly GatheringNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'gathering/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such player */
    readonly PlayerNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'player/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Player and person are bound otherwise already */
    readonly PlayerBoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'player/bound';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description A bot plays as this player */
    readonly PlayerIsBotProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'player/is-bot';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such person */
    readonly PersonNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'person/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such token */
    readonly TokenNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'token/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The command has minted its token already */
    readonly TokenAlreadyMintedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'token/already-minted';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly tokenId: string;
        /** @description All of a batch, in its order. */
        readonly tokenIds?: readonly string[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The players do not fit the seats */
    readonly MatchBadSeatsProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'match/bad-seats';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly min?: number;
        readonly max?: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such game */
    readonly GameNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'game/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such format */
    readonly FormatNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'format/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly formats: readonly string[];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such job */
    readonly JobNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'job/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The job is not finished */
    readonly JobUnfinishedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'job/unfinished';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly state: components['schemas']['JobState'];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The job is not among the dead letters */
    readonly JobNotDeadProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'job/not-dead';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly state: components['schemas']['JobState'];
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such webhook */
    readonly WebhookNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'webhook/not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No such delivery */
    readonly WebhookDeliveryNotFoundProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'webhook/delivery-not-found';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly deliveryId: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Nothing is sent to this address */
    readonly WebhookAddressRefusedProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 422;
      /** @enum {string} */
      readonly code: 'webhook/address-refused';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        /** @enum {string} */
        readonly because: 'malformed' | 'scheme' | 'credentials' | 'unresolved' | 'private';
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The gathering has as many webhooks as it may */
    readonly WebhookTooManyProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 409;
      /** @enum {string} */
      readonly code: 'webhook/too-many';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly most: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No public head covers so many events yet */
    readonly EvidenceBeyondPublicHeadProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'evidence/beyond-public-head';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly publicSize: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description No head over so many events was signed */
    readonly EvidenceNoSuchHeadProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'evidence/no-such-head';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: {
        readonly publicSize: number;
      };
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The page has not been built */
    readonly PageNotBuiltProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 404;
      /** @enum {string} */
      readonly code: 'page/not-built';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description A part of the service is out of reach */
    readonly ServerUnavailableProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 503;
      /** @enum {string} */
      readonly code: 'server/unavailable';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The archive is out of reach */
    readonly ServerArchiveUnreachableProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 503;
      /** @enum {string} */
      readonly code: 'server/archive-unreachable';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description There is no room left to store anything */
    readonly ServerStorageFullProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 507;
      /** @enum {string} */
      readonly code: 'server/storage-full';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description Something went wrong on our side */
    readonly ServerInternalProblem: {
      /** @description A reference to the description of this kind of problem. */
      readonly type: string;
      readonly title: string;
      /** @enum {number} */
      readonly status: 500;
      /** @enum {string} */
      readonly code: 'server/internal';
      /** @description The number of the rule that says no, where a rule does. */
      readonly rule: string | null;
      readonly detail: string;
      /** @description The id of this request, for the log. */
      readonly instance: string;
      readonly params?: Record<string, never>;
      /** @description What does not fit in the request, where that is the problem. */
      readonly issues?: readonly components['schemas']['RequestIssue'][];
    };
    /** @description The rules say no; nothing changed. */
    readonly Refusal: {
      /** @enum {string} */
      readonly code:
        | 'decision/unknown'
        | 'decision/closed'
        | 'decision/not-yours'
        | 'answer/malformed'
        | 'answer/illegal'
        | 'deck/illegal'
        | 'match/over'
        | 'action/not-possible'
        | 'time/not-offered'
        | 'time/called';
      readonly rule: components['schemas']['RuleRef'] | null;
      readonly detail: string;
      readonly params: components['schemas']['JsonObject'];
    };
    /** @description One thing that happened in the game. */
    readonly GameEvent: {
      /** @description Dense from 1 over the whole match. */
      readonly seq: number;
      /** @description The number of actions with the one that led to it; 0 for what the start did. */
      readonly action: number;
      /** @description Events of one moment happened together. */
      readonly moment: number;
      readonly type: string;
      readonly rule: components['schemas']['RuleRef'];
      readonly cause: components['schemas']['Cause'];
      readonly data: components['schemas']['JsonObject'];
      /** @description What only some seats may know. What you may know of it stands in `data` already. */
      readonly secrets?: readonly {
        readonly seats: readonly components['schemas']['Seat'][];
        readonly data: components['schemas']['JsonObject'];
      }[];
    };
    /** @description Why an event happened. */
    readonly Cause: {
      /** @enum {string} */
      readonly kind: 'rule' | 'ability' | 'player' | 'judge' | 'clock';
      readonly seat?: components['schemas']['Seat'];
      readonly object?: components['schemas']['ObjectId'];
      readonly card?: components['schemas']['CardId'];
    };
    /** @description One server-sent event; `id` is the version, and `data` is one line of JSON. What is not of the log has no id. */
    readonly LiveEvent:
      | components['schemas']['LiveNews']
      | components['schemas']['LiveEnd']
      | components['schemas']['LivePresence']
      | components['schemas']['LivePhrase']
      | components['schemas']['LiveView']
      | components['schemas']['LivePatch'];
    readonly LiveNews: {
      /** @enum {string} */
      readonly event: 'news';
      readonly id: number;
      readonly data: components['schemas']['MatchNews'];
    };
    readonly MatchNews: {
      readonly version: number;
      /** @description Milliseconds since 1970-01-01 UTC. */
      readonly at: number;
      readonly type: string;
      /** @description What everybody may know of the recorded event. */
      readonly facts: components['schemas']['JsonObject'];
      readonly game: readonly components['schemas']['WordedGameEvent'][];
      /** @description The match is over and its seed revealed; what comes later is a ruling. */
      readonly over: boolean;
    };
    /** @description One thing that happened in the game, with its line of words. */
    readonly WordedGameEvent: {
      /** @description Dense from 1 over the whole match. */
      readonly seq: number;
      /** @description The number of actions with the one that led to it; 0 for what the start did. */
      readonly action: number;
      /** @description Events of one moment happened together. */
      readonly moment: number;
      readonly type: string;
      readonly rule: components['schemas']['RuleRef'];
      readonly cause: components['schemas']['Cause'];
      readonly data: components['schemas']['JsonObject'];
      /** @description What only some seats may know. What you may know of it stands in `data` already. */
      readonly secrets?: readonly {
        readonly seats: readonly components['schemas']['Seat'][];
        readonly data: components['schemas']['JsonObject'];
      }[];
      readonly words: components['schemas']['Words'];
    };
    /** @description The match is over, and the stream ends with this; that of a `page` stays open for 20 seconds, for what is said afterwards. */
    readonly LiveEnd: {
      /** @enum {string} */
      readonly event: 'end';
      readonly id: number;
      readonly data: {
        readonly version: number;
      };
    };
    /** @description Only for a `page`, and not behind a delay: at first, and whenever it has changed. It has no id. */
    readonly LivePresence: {
      /** @enum {string} */
      readonly event: 'presence';
      readonly data: components['schemas']['Presence'];
    };
    /** @description Only for a `page`, and not behind a delay. It has no id. */
    readonly LivePhrase: {
      /** @enum {string} */
      readonly event: 'phrase';
      readonly data: components['schemas']['PhraseSaid'];
    };
    /** @description Only with `views=patches`: the whole view, from which patches go on. */
    readonly LiveView: {
      /** @enum {string} */
      readonly event: 'view';
      readonly id: number;
      readonly data: components['schemas']['MatchView'];
    };
    /** @description Only with `views=patches`: what changed in the view since the last one that was sent. */
    readonly LivePatch: {
      /** @enum {string} */
      readonly event: 'patch';
      readonly id: number;
      readonly data: components['schemas']['ViewPatch'];
    };
    /** @description What a client sends over its socket. */
    readonly SocketRequest:
      | components['schemas']['SocketToken']
      | components['schemas']['SocketFollow']
      | components['schemas']['SocketUnfollow']
      | components['schemas']['SocketAsksForView']
      | components['schemas']['SocketAnswer'];
    /** @description The first message: whose socket it is. */
    readonly SocketToken: {
      /** @enum {string} */
      readonly type: 'token';
      readonly token: string;
    };
    /** @description Sends what happens in a match, and what is asked, from now on. */
    readonly SocketFollow: {
      /** @enum {string} */
      readonly type: 'follow';
      /** Format: uuid */
      readonly matchId: string;
      /** @description From whose perspective: `spectator`, `judge` or `seat-N`. Absent: the token's own. */
      readonly as?: string;
      /** @description News only after this version; absent: after the newest one. */
      readonly after?: number;
      /** @description False: only the questions, not what happens. */
      readonly news?: boolean;
      /** @description True: also who is there, and what players say; not behind a delay. */
      readonly presence?: boolean;
      /**
       * @description With `patches` each new version also brings what changed in your view (`patch`), and the whole view where you have none yet (`view`).
       * @enum {string}
       */
      readonly views?: 'patches';
      /** @description With `views`: the version of the view that you have already. Absent: a whole view comes first. */
      readonly viewed?: number;
    };
    readonly SocketUnfollow: {
      /** @enum {string} */
      readonly type: 'unfollow';
      /** Format: uuid */
      readonly matchId: string;
    };
    /** @description Sends the whole view of a match that is followed with `views`: after a patch that did not fit. */
    readonly SocketAsksForView: {
      /** @enum {string} */
      readonly type: 'view';
      /** Format: uuid */
      readonly matchId: string;
    };
    /** @description Answers an open decision, like its endpoint. */
    readonly SocketAnswer: {
      /** @enum {string} */
      readonly type: 'answer';
      /** @description The client's own number of a request; what it leads to names it. */
      readonly request: number;
      /** Format: uuid */
      readonly matchId: string;
      readonly decisionId: number;
      /**
       * @description Chosen by the client, unique inside the match. Sending it again gets the first answer.
       * @example b8f7c2d0-0001
       */
      readonly commandId: string;
      readonly answer: components['schemas']['Answer'];
    };
    /** @description What the server sends over a socket. */
    readonly SocketMessage:
      | components['schemas']['SocketWelcome']
      | components['schemas']['SocketNews']
      | components['schemas']['SocketAsked']
      | components['schemas']['SocketPresence']
      | components['schemas']['SocketPhrase']
      | components['schemas']['SocketAnswered']
      | components['schemas']['SocketView']
      | components['schemas']['SocketPatch']
      | components['schemas']['SocketEnd']
      | components['schemas']['SocketProblem'];
    /** @description The token was accepted. */
    readonly SocketWelcome: {
      /** @enum {string} */
      readonly type: 'welcome';
    };
    readonly SocketNews: {
      /** @enum {string} */
      readonly type: 'news';
      /** Format: uuid */
      readonly matchId: string;
      readonly news: components['schemas']['MatchNews'];
    };
    /** @description The open decisions at a version, whenever there is a new one. */
    readonly SocketAsked: {
      /** @enum {string} */
      readonly type: 'asked';
      /** Format: uuid */
      readonly matchId: string;
      readonly version: number;
      readonly status: components['schemas']['MatchStatus'];
      readonly pending: readonly components['schemas']['WordedPending'][];
    };
    /** @description Who is there: at first, and whenever it has changed. It is not of the log. */
    readonly SocketPresence: {
      /** @enum {string} */
      readonly type: 'presence';
      /** Format: uuid */
      readonly matchId: string;
      readonly presence: components['schemas']['Presence'];
    };
    /** @description What a player said. It is not of the log. */
    readonly SocketPhrase: {
      /** @enum {string} */
      readonly type: 'phrase';
      /** Format: uuid */
      readonly matchId: string;
      readonly phrase: components['schemas']['PhraseSaid'];
    };
    /** @description The acknowledgement of an answer. */
    readonly SocketAnswered: {
      /** @enum {string} */
      readonly type: 'answered';
      /** @description The client's own number of a request; what it leads to names it. */
      readonly request: number;
      /** Format: uuid */
      readonly matchId: string;
      readonly answered: components['schemas']['Answered'];
    };
    /** @description The whole view, from which patches go on. */
    readonly SocketView: {
      /** @enum {string} */
      readonly type: 'view';
      /** Format: uuid */
      readonly matchId: string;
      readonly view: components['schemas']['MatchView'];
    };
    /** @description What changed in the view since the last one that was sent. */
    readonly SocketPatch: {
      /** @enum {string} */
      readonly type: 'patch';
      /** Format: uuid */
      readonly matchId: string;
      readonly patch: components['schemas']['ViewPatch'];
    };
    /** @description The match is over, and is followed no longer. */
    readonly SocketEnd: {
      /** @enum {string} */
      readonly type: 'end';
      /** Format: uuid */
      readonly matchId: string;
      readonly version: number;
    };
    readonly SocketProblem: {
      /** @enum {string} */
      readonly type: 'problem';
      /** @description The answer that was refused; null for every other message. */
      readonly request: number | null;
      /**
       * Format: uuid
       * @description The match that is not followed, or no longer; null where it is about none.
       */
      readonly matchId: string | null;
      readonly problem: components['schemas']['Problem'];
      /** @description When to try again, where that helps. */
      readonly retryAfterSeconds: number | null;
    };
    /** @description One page; `next` is the cursor of the following one. */
    readonly MatchNewsPage: {
      readonly items: readonly components['schemas']['MatchNews'][];
      readonly next: string | null;
    };
    readonly Transcript: {
      readonly lines: readonly {
        readonly version: number;
        /** @description 0 for what is no game event. */
        readonly seq: number;
        /** @description Type of the game event, or of the recorded one. */
        readonly type: string;
        readonly rule: components['schemas']['RuleRef'] | null;
        readonly text: string;
      }[];
    };
    /** @description A deck of Starline: the `deck` of deck validation and of a match, and the answer (`bulk`) to a decision of this schema. Members that are not named here are not read. Whether the deck is legal is for the rules to say. */
    readonly StarlineDeck: {
      /** @description The declared race. Needed for deck validation; at the table the race that was declared counts where it is absent. */
      readonly race?: string;
      /** @description The deck. Ids of cards. */
      readonly cards: readonly string[];
    };
    /** @description A deck of Magic: the `deck` of deck validation and of a match, and the answer (`bulk`) to a decision of this schema. Members that are not named here are not read. Whether the deck is legal is for the rules to say. */
    readonly MagicDeck:
      | {
          /** @description The deck. Ids of cards, each as often as it is in the part. */
          readonly main: readonly string[];
          /** @description The sideboard; empty where absent. Ids of cards, each as often as it is in the part. */
          readonly sideboard?: readonly string[];
        }
      | readonly string[];
    /** @description A deck of Yu-Gi-Oh!: the `deck` of deck validation and of a match, and the answer (`bulk`) to a decision of this schema. Members that are not named here are not read. Whether the deck is legal is for the rules to say. */
    readonly YugiohDeck: {
      /** @description The Main Deck. A card that Arbiter has no program for is `passcode:89631140`. Ids of cards, each as often as it is in the part. */
      readonly main: readonly string[];
      /** @description The Extra Deck; empty where absent. Ids of cards, each as often as it is in the part. */
      readonly extra?: readonly string[];
      /** @description The Side Deck; empty where absent. Ids of cards, each as often as it is in the part. */
      readonly side?: readonly string[];
    };
    /** @description A deck of Force of Will: the `deck` of deck validation and of a match, and the answer (`bulk`) to a decision of this schema. Members that are not named here are not read. Whether the deck is legal is for the rules to say. */
    readonly ForceOfWillDeck: {
      /** @description The ruler. Ids of cards, each as often as it is in the part. */
      readonly ruler: readonly string[];
      /** @description The main deck; empty where absent. Ids of cards, each as often as it is in the part. */
      readonly main?: readonly string[];
      /** @description The magic stone deck; empty where absent. Ids of cards, each as often as it is in the part. */
      readonly magicStones?: readonly string[];
      /** @description The side deck; empty where absent. Ids of cards, each as often as it is in the part. */
      readonly side?: readonly string[];
    };
    /** @description A deck of Grand Archive: the `deck` of deck validation and of a match, and the answer (`bulk`) to a decision of this schema. Members that are not named here are not read. Whether the deck is legal is for the rules to say. */
    readonly GrandArchiveDeck: {
      /** @description The material deck. Ids of cards, each as often as it is in the part. */
      readonly material: readonly string[];
      /** @description The main deck; empty where absent. Ids of cards, each as often as it is in the part. */
      readonly main?: readonly string[];
      /** @description The sideboard; empty where absent. Ids of cards, each as often as it is in the part. */
      readonly side?: readonly string[];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  readonly OperationsController_health: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Says that the process lives */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Health'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly OperationsController_ready: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Says whether the process can serve: PostgreSQL, Redis, the schema, and a log that is to be trusted */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Readiness'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly OperationsController_read: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Measurements for Prometheus */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/plain': string;
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly OperationsController_problems: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists every kind of problem that an endpoint may answer with */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ProblemList'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_me: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows the token that is used */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Token'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_gatherings: {
    readonly parameters: {
      readonly query?: {
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the gatherings that the token reaches */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['GatheringPage'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_createGathering: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CreateGathering'];
      };
    };
    readonly responses: {
      /** @description Creates a gathering */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Gathering'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `game/not-found`: No such game */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GameNotFoundProblem'];
        };
      };
      /** @description `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_gathering: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows a gathering */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Gathering'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GatheringNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_players: {
    readonly parameters: {
      readonly query?: {
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the players */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['PlayerPage'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GatheringNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_createPlayer: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CreatePlayer'];
      };
    };
    readonly responses: {
      /** @description Registers a player */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Player'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `person/not-found`: No such person */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['PersonNotFoundProblem'];
        };
      };
      /** @description `player/bound`: Player and person are bound otherwise already; `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['PlayerBoundProblem'] | components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_createPlayers: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CreatePlayers'];
      };
    };
    readonly responses: {
      /** @description Registers several players at once */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['CreatedPlayers'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `person/not-found`: No such person */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['PersonNotFoundProblem'];
        };
      };
      /** @description `player/bound`: Player and person are bound otherwise already; `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['PlayerBoundProblem'] | components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_bindPlayer: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
        /** @description Id of a player of the gathering. */
        readonly playerId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['BindPlayer'];
      };
    };
    readonly responses: {
      /** @description Says who plays as a player, for good */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Player'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `player/not-found`: No such player; `person/not-found`: No such person */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['PlayerNotFoundProblem']
            | components['schemas']['PersonNotFoundProblem'];
        };
      };
      /** @description `player/bound`: Player and person are bound otherwise already */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['PlayerBoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_tokens: {
    readonly parameters: {
      readonly query?: {
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the tokens of a gathering, without secrets */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TokenPage'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GatheringNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_createToken: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CreateToken'];
      };
    };
    readonly responses: {
      /** @description Mints a token; its secret is shown this once */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MintedToken'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `player/not-found`: No such player; `person/not-found`: No such person; `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['PlayerNotFoundProblem']
            | components['schemas']['PersonNotFoundProblem']
            | components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `player/is-bot`: A bot plays as this player; `command/reused`: The command id belongs to another command; `token/already-minted`: The command has minted its token already */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['PlayerIsBotProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['TokenAlreadyMintedProblem'];
        };
      };
      /** @description `match/bad-seats`: The players do not fit the seats */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchBadSeatsProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_createTokens: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CreateTokens'];
      };
    };
    readonly responses: {
      /** @description Mints several tokens at once; their secrets are shown this once */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MintedTokens'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `player/not-found`: No such player; `person/not-found`: No such person; `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['PlayerNotFoundProblem']
            | components['schemas']['PersonNotFoundProblem']
            | components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `player/is-bot`: A bot plays as this player; `command/reused`: The command id belongs to another command; `token/already-minted`: The command has minted its token already */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['PlayerIsBotProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['TokenAlreadyMintedProblem'];
        };
      };
      /** @description `match/bad-seats`: The players do not fit the seats */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchBadSeatsProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_revokeAll: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['RevokeTokens'];
      };
    };
    readonly responses: {
      /** @description Revokes several tokens for good, each with all that it minted */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['RevokedTokens'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `token/not-found`: No such token */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['TokenNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GatheringsController_revoke: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
        /** @description Id of a token of the gathering; not its secret. */
        readonly tokenId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Revokes a token for good, with all that it minted */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Token'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `token/not-found`: No such token */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['TokenNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly MatchesController_list: {
    readonly parameters: {
      readonly query?: {
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the matches of a gathering, the newest first */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MatchPage'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GatheringNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly MatchesController_create: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CreateMatch'];
      };
    };
    readonly responses: {
      /** @description Creates a match */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['CreatedMatch'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `format/not-found`: No such format */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['FormatNotFoundProblem'];
        };
      };
      /** @description `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `format/not-fitting`: The match does not fit the format; `deck/missing`: Every seat needs a deck; `deck/illegal`: The deck breaks the rules; `match/bad-seats`: The players do not fit the seats; `ruleset/unknown`: No such ruleset */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['FormatNotFittingProblem']
            | components['schemas']['DeckMissingProblem']
            | components['schemas']['DeckIllegalProblem']
            | components['schemas']['MatchBadSeatsProblem']
            | components['schemas']['RulesetUnknownProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly MatchesController_createAll: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CreateMatches'];
      };
    };
    readonly responses: {
      /** @description Creates several matches at once */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['CreatedMatches'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `format/not-found`: No such format */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['FormatNotFoundProblem'];
        };
      };
      /** @description `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `format/not-fitting`: The match does not fit the format; `deck/missing`: Every seat needs a deck; `deck/illegal`: The deck breaks the rules; `match/bad-seats`: The players do not fit the seats; `ruleset/unknown`: No such ruleset */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['FormatNotFittingProblem']
            | components['schemas']['DeckMissingProblem']
            | components['schemas']['DeckIllegalProblem']
            | components['schemas']['MatchBadSeatsProblem']
            | components['schemas']['RulesetUnknownProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly MatchesController_history: {
    readonly parameters: {
      readonly query?: {
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
        /** @description Id of a player of the gathering. */
        readonly playerId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists a player's matches, the newest first */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MatchPage'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GatheringNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly MatchesController_summary: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows a match as lists do */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MatchSummary'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly MatchesController_publish: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Publishes the full record of a match that has ended */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MatchSummary'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchWrongPhaseProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly BotMatchesController_tables: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Tells whether guests may play against bots here, which games, and with which decks */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['BotTables'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly BotMatchesController_create: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CreateBotMatch'];
      };
    };
    readonly responses: {
      /** @description Begins a match of a guest against a bot */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['CreatedBotMatch'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `bot-match/closed`: Guests do not play against bots here */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['BotMatchClosedProblem'];
        };
      };
      /** @description `game/not-found`: No such game */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GameNotFoundProblem'];
        };
      };
      /** @description `token/already-minted`: The command has minted its token already; `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TokenAlreadyMintedProblem']
            | components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `bot-match/deck-unknown`: No such ready-made deck; `bot-match/deck-unfit`: The deck can not be played; `deck/unreadable`: The deck cannot be read */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['BotMatchDeckUnknownProblem']
            | components['schemas']['BotMatchDeckUnfitProblem']
            | components['schemas']['DeckUnreadableProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests; `bot-match/too-many`: Too many matches against bots from here */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['RequestRateLimitedProblem']
            | components['schemas']['BotMatchTooManyProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `bot-match/full`: Bots play as many matches as they may */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['BotMatchFullProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly MatchSearchController_search: {
    readonly parameters: {
      readonly query?: {
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
        /** @description A name, of which each word begins a word of the player’s, and of a Chinese name stands anywhere in it; capital letters do not matter. Or the id of a player: their matches, and where they have a history those of all players as whom the same person plays. */
        readonly player?: string;
        /** @description Id of a game, as `GET /games` names it. */
        readonly game?: string;
        /** @description A part of the name of a card or of a preset deck, in either language. Only decks that are open to everybody are searched: those of published matches, in a tournament once it is over. */
        readonly deck?: string;
        /** @description The first day, in UTC, on which a match was created. */
        readonly from?: string;
        /** @description The last day, in UTC. */
        readonly to?: string;
        /** @description Only matches that you see so; `running` has those that are paused too. */
        readonly status?: 'running' | 'created' | 'ended' | 'cancelled';
        /** @description Id of a tournament, or a part of its name. */
        readonly tournament?: string;
        /** @description Id of a gathering. */
        readonly gathering?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Searches matches over all gatherings, the newest first */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['FoundMatchPage'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PlayController_ready: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CommandOnly'];
      };
    };
    readonly responses: {
      /** @description Says that the player is ready */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `match/entropy-unopened`: The player has not opened the entropy that they committed to; `match/over`: The match is over */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['MatchEntropyUnopenedProblem']
            | components['schemas']['MatchOverProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PlayController_commitEntropy: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CommitEntropy'];
      };
    };
    readonly responses: {
      /** @description Commits to a player's own chance before the start */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `match/entropy-given`: Entropy was given already; `match/over`: The match is over */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['MatchEntropyGivenProblem']
            | components['schemas']['MatchOverProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PlayController_declineEntropy: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CommandOnly'];
      };
    };
    readonly responses: {
      /** @description Says that the player adds no chance, so that others may open theirs */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `match/entropy-given`: Entropy was given already; `match/over`: The match is over */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['MatchEntropyGivenProblem']
            | components['schemas']['MatchOverProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PlayController_openEntropy: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['OpenEntropy'];
      };
    };
    readonly responses: {
      /** @description Opens the chance that the player committed to */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit; `answer/malformed`: The answer does not have the shape that the decision asks for */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['RequestMalformedProblem']
            | components['schemas']['AnswerMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `match/entropy-waiting`: Not every player has committed to entropy or declined; `match/entropy-not-committed`: The player has not committed to entropy; `match/entropy-given`: Entropy was given already; `match/over`: The match is over */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['MatchEntropyWaitingProblem']
            | components['schemas']['MatchEntropyNotCommittedProblem']
            | components['schemas']['MatchEntropyGivenProblem']
            | components['schemas']['MatchOverProblem'];
        };
      };
      /** @description `match/entropy-mismatch`: The entropy is not what was committed to */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchEntropyMismatchProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PlayController_start: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CommandOnly'];
      };
    };
    readonly responses: {
      /** @description Starts a match whose players are ready */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `match/not-ready`: Not every player is ready; `match/over`: The match is over */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['MatchNotReadyProblem']
            | components['schemas']['MatchOverProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PlayController_cancel: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CancelMatch'];
      };
    };
    readonly responses: {
      /** @description Ends a match without a result and reveals its seed */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `match/over`: The match is over */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['MatchOverProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PlayController_answer: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
        /** @description Number of an open decision of the match, as `GET /matches/{matchId}/decisions` names it. */
        readonly decisionId: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['AnswerDecision'];
      };
    };
    readonly responses: {
      /** @description Answers an open decision */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Answered'];
        };
      };
      /** @description `request/malformed`: The request does not fit; `answer/malformed`: The answer does not have the shape that the decision asks for */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['RequestMalformedProblem']
            | components['schemas']['AnswerMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `decision/not-yours`: Another player's decision */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['DecisionNotYoursProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `decision/unknown`: The match has no such decision */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchNotFoundProblem']
            | components['schemas']['DecisionUnknownProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `decision/closed`: The decision is no longer open; `answer/nothing-done`: Too much was said while nothing happened; `match/over`: The match is over; `match/paused`: The match is paused */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['DecisionClosedProblem']
            | components['schemas']['AnswerNothingDoneProblem']
            | components['schemas']['MatchOverProblem']
            | components['schemas']['MatchPausedProblem'];
        };
      };
      /** @description `answer/illegal`: The rules do not allow this answer; `deck/illegal`: The deck breaks the rules; `deck/locked`: Another deck than the registered one; `action/not-possible`: The rules do not allow this now */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AnswerIllegalProblem']
            | components['schemas']['DeckIllegalProblem']
            | components['schemas']['DeckLockedProblem']
            | components['schemas']['ActionNotPossibleProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PlayController_concede: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['Concede'];
      };
    };
    readonly responses: {
      /** @description Concedes the game or the match */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `judge/players-left`: More than one player would be left; `match/over`: The match is over; `match/paused`: The match is paused */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['JudgePlayersLeftProblem']
            | components['schemas']['MatchOverProblem']
            | components['schemas']['MatchPausedProblem'];
        };
      };
      /** @description `action/not-possible`: The rules do not allow this now */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ActionNotPossibleProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PlayController_offerDraw: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['Draw'];
      };
    };
    readonly responses: {
      /** @description Offers a draw */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `draw/already-offered`: This draw is on offer already; `match/over`: The match is over; `match/paused`: The match is paused */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['DrawAlreadyOfferedProblem']
            | components['schemas']['MatchOverProblem']
            | components['schemas']['MatchPausedProblem'];
        };
      };
      /** @description `action/not-possible`: The rules do not allow this now */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ActionNotPossibleProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PlayController_agreeDraw: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['Draw'];
      };
    };
    readonly responses: {
      /** @description Agrees to the draw on offer */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `draw/no-offer`: No draw is on offer; `draw/already-offered`: This draw is on offer already; `match/over`: The match is over; `match/paused`: The match is paused */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['DrawNoOfferProblem']
            | components['schemas']['DrawAlreadyOfferedProblem']
            | components['schemas']['MatchOverProblem']
            | components['schemas']['MatchPausedProblem'];
        };
      };
      /** @description `action/not-possible`: The rules do not allow this now */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ActionNotPossibleProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PlayController_judge: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['JudgeAction'];
      };
    };
    readonly responses: {
      /** @description Acts as a judge: pause, resume, extra time, ruling, game loss, match loss, no-show, end of the round, going back */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `version/not-found`: The match has no such version */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchNotFoundProblem']
            | components['schemas']['VersionNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `rewind/other-game`: A match goes back within a game only; `rewind/abandoned`: This version was abandoned by a rewind; `rewind/nothing-since`: Nothing was done since this version; `rewind/too-many`: The match has gone back as often as it may; `judge/players-left`: More than one player would be left; `judge/result-stands`: The match is over and its result stands; `match/not-paused`: The match is not paused; `call/still-open`: A call holds the match; `match/paused`: The match is paused; `match/over`: The match is over; `clock/none`: The match has no clock; `time/called`: Time was called already */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['RewindOtherGameProblem']
            | components['schemas']['RewindAbandonedProblem']
            | components['schemas']['RewindNothingSinceProblem']
            | components['schemas']['RewindTooManyProblem']
            | components['schemas']['JudgePlayersLeftProblem']
            | components['schemas']['JudgeResultStandsProblem']
            | components['schemas']['MatchNotPausedProblem']
            | components['schemas']['CallStillOpenProblem']
            | components['schemas']['MatchPausedProblem']
            | components['schemas']['MatchOverProblem']
            | components['schemas']['ClockNoneProblem']
            | components['schemas']['TimeCalledProblem'];
        };
      };
      /** @description `judge/rewind-unavailable`: The rules of this match know no rewind; `match/seat-unknown`: The match has no such seat; `action/not-possible`: The rules do not allow this now; `time/not-offered`: Time can not be called in this match */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['JudgeRewindUnavailableProblem']
            | components['schemas']['MatchSeatUnknownProblem']
            | components['schemas']['ActionNotPossibleProblem']
            | components['schemas']['TimeNotOfferedProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly CallsController_call: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CallJudge'];
      };
    };
    readonly responses: {
      /** @description Calls a judge */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Called'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `version/not-found`: The match has no such version */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchNotFoundProblem']
            | components['schemas']['VersionNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `match/over`: The match is over; `call/already-open`: The player has called a judge already */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['MatchOverProblem']
            | components['schemas']['CallAlreadyOpenProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly CallsController_take: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
        /** @description Number of a call in the match, as its acknowledgement and `calls` of the view name it. */
        readonly call: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CommandOnly'];
      };
    };
    readonly responses: {
      /** @description Says that a judge comes to a call */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `call/not-found`: The match has no such call */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'] | components['schemas']['CallNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `call/closed`: The call is closed; `call/taken`: A judge has taken the call */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['CallClosedProblem']
            | components['schemas']['CallTakenProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly CallsController_close: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
        /** @description Number of a call in the match, as its acknowledgement and `calls` of the view name it. */
        readonly call: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CloseCall'];
      };
    };
    readonly responses: {
      /** @description Closes a call */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Acknowledgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `call/not-found`: The match has no such call */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'] | components['schemas']['CallNotFoundProblem'];
        };
      };
      /** @description `match/wrong-phase`: Not in this phase of the match; `match/archived`: The match is archived: nothing is added to it; `command/reused`: The command id belongs to another command; `stream/version-conflict`: Somebody else wrote first; `call/closed`: The call is closed */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchWrongPhaseProblem']
            | components['schemas']['MatchArchivedProblem']
            | components['schemas']['CommandReusedProblem']
            | components['schemas']['StreamVersionConflictProblem']
            | components['schemas']['CallClosedProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach; `match/owned-elsewhere`: Another node is handling the match */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ServerUnavailableProblem']
            | components['schemas']['MatchOwnedElsewhereProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly ReadingController_view: {
    readonly parameters: {
      readonly query?: {
        /** @description As the match was at this version; the newest where absent. */
        readonly version?: number;
        /** @description From whose perspective: `spectator`, `judge` or `seat-N`. Absent: the token's own. */
        readonly as?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows the match at a version */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MatchView'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `version/not-found`: The match has no such version */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchNotFoundProblem']
            | components['schemas']['VersionNotFoundProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly ReadingController_table: {
    readonly parameters: {
      readonly query?: {
        /** @description As the match was at this version; the newest where absent. */
        readonly version?: number;
        /** @description From whose perspective: `spectator`, `judge` or `seat-N`. Absent: the token's own. */
        readonly as?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows the match at a version, with all that a page needs to draw it */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MatchTable'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `version/not-found`: The match has no such version; `game/not-found`: No such game */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchNotFoundProblem']
            | components['schemas']['VersionNotFoundProblem']
            | components['schemas']['GameNotFoundProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly ReadingController_decisions: {
    readonly parameters: {
      readonly query?: {
        /** @description As the match was at this version; the newest where absent. */
        readonly version?: number;
        /** @description From whose perspective: `spectator`, `judge` or `seat-N`. Absent: the token's own. */
        readonly as?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the open decisions: your own with all that may be answered, of others only that they are asked */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Decisions'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `version/not-found`: The match has no such version */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchNotFoundProblem']
            | components['schemas']['VersionNotFoundProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly ReadingController_clocks: {
    readonly parameters: {
      readonly query?: {
        /** @description From whose perspective: `spectator`, `judge` or `seat-N`. Absent: the token's own. */
        readonly as?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows the players' clocks */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Clocks'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `version/not-found`: The match has no such version */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchNotFoundProblem']
            | components['schemas']['VersionNotFoundProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly ReadingController_events: {
    readonly parameters: {
      readonly query?: {
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
        /** @description From whose perspective: `spectator`, `judge` or `seat-N`. Absent: the token's own. */
        readonly as?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Tells what has happened, oldest first */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MatchNewsPage'];
          readonly 'application/x-ndjson': components['schemas']['MatchNews'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `version/not-found`: The match has no such version */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchNotFoundProblem']
            | components['schemas']['VersionNotFoundProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly ReadingController_transcript: {
    readonly parameters: {
      readonly query?: {
        /** @description In which language. */
        readonly language?: 'en' | 'zh';
        /** @description Only what came after this version; everything where absent. */
        readonly after?: number;
        /** @description From whose perspective: `spectator`, `judge` or `seat-N`. Absent: the token's own. */
        readonly as?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Tells the match in words, English or Chinese */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/plain': string;
          readonly 'application/json': components['schemas']['Transcript'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `version/not-found`: The match has no such version */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchNotFoundProblem']
            | components['schemas']['VersionNotFoundProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly ReadingController_log: {
    readonly parameters: {
      readonly query?: {
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Gives the stored events with salts and hashes */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['LogPage'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players; `read/closed-while-running`: Closed while the match runs; `read/not-published`: Not published; `read/lists-closed`: The lists of this match are closed */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem']
            | components['schemas']['ReadClosedWhileRunningProblem']
            | components['schemas']['ReadNotPublishedProblem']
            | components['schemas']['ReadListsClosedProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `version/not-found`: The match has no such version */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchNotFoundProblem']
            | components['schemas']['VersionNotFoundProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly LiveController_live: {
    readonly parameters: {
      readonly query?: {
        /** @description Only what came after this version; everything where absent. */
        readonly after?: number;
        /** @description From whose perspective: `spectator`, `judge` or `seat-N`. Absent: the token's own. */
        readonly as?: string;
        /** @description An id that a page draws for itself. With it the stream also tells who is there (`presence`) and what players say (`phrase`); a player is then there while the page gives signs of life under it (`PUT /matches/{matchId}/presence`). */
        readonly page?: string;
        /** @description With `patches` each new version also brings what changed in your view (`patch`), and the whole view where you have none yet (`view`). */
        readonly views?: 'patches';
        /** @description With `views`: the version of the view that you have already. Absent: a whole view comes first. */
        readonly viewed?: number;
      };
      readonly header?: {
        /** @description The id of the last event that was received: the stream goes on after it, whatever `after` says. */
        readonly 'last-event-id'?: string;
      };
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Follows the match live over server-sent events */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/event-stream': components['schemas']['LiveEvent'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests; `request/too-many-streams`: Too many open streams */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['RequestRateLimitedProblem']
            | components['schemas']['RequestTooManyStreamsProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PresenceController_sign: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['PresenceSign'];
      };
    };
    readonly responses: {
      /** @description Gives a sign of life of a player's page, or says goodbye */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Presence'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PresenceController_say: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['SayPhrase'];
      };
    };
    readonly responses: {
      /** @description Says a phrase to whoever is at the match */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['PhraseSaid'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests; `phrase/too-many`: Too much was said */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['RequestRateLimitedProblem']
            | components['schemas']['PhraseTooManyProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly PatchesController_patches: {
    readonly parameters: {
      readonly query: {
        /** @description The version whose view you have. */
        readonly from: number;
        /** @description The version that you want to see; it may be before `from`. */
        readonly to: number;
        /** @description From whose perspective: `spectator`, `judge` or `seat-N`. Absent: the token's own. */
        readonly as?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Tells what changes in the view from version to version */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ViewPatches'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `version/not-found`: The match has no such version */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchNotFoundProblem']
            | components['schemas']['VersionNotFoundProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly JobsController_deck: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['SubmitDeck'];
      };
    };
    readonly responses: {
      /** @description Submits a deck for validation, as JSON or as a plain-text list */
      readonly 202: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Accepted'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `format/not-found`: No such format */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['FormatNotFoundProblem'];
        };
      };
      /** @description `request/too-large`: The request is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestTooLargeProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly JobsController_export: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['RequestExport'];
      };
    };
    readonly responses: {
      /** @description Asks for the full record of a match that has ended: a JSON Lines bundle or a transcript */
      readonly 202: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Accepted'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `read/closed-while-running`: Closed while the match runs; `read/not-published`: Not published; `read/lists-closed`: The lists of this match are closed */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['ReadClosedWhileRunningProblem']
            | components['schemas']['ReadNotPublishedProblem']
            | components['schemas']['ReadListsClosedProblem'];
        };
      };
      /** @description `match/not-found`: No such match */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchNotFoundProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['MatchSetApartProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly JobsController_exportGathering: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Asks for the record of what organizers did in a gathering: a JSON Lines file */
      readonly 202: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Accepted'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GatheringNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly JobsController_job: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the job, as the answer names it that took the work. */
        readonly jobId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows a job: its state, progress and result */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Job'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `read/closed-while-running`: Closed while the match runs; `read/not-published`: Not published; `read/lists-closed`: The lists of this match are closed */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['ReadClosedWhileRunningProblem']
            | components['schemas']['ReadNotPublishedProblem']
            | components['schemas']['ReadListsClosedProblem'];
        };
      };
      /** @description `job/not-found`: No such job */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['JobNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly JobsController_output: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the job, as the answer names it that took the work. */
        readonly jobId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Fetches the document that a job made */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/jsonl': string;
          readonly 'text/plain': string;
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `read/closed-while-running`: Closed while the match runs; `read/not-published`: Not published; `read/lists-closed`: The lists of this match are closed */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['ReadClosedWhileRunningProblem']
            | components['schemas']['ReadNotPublishedProblem']
            | components['schemas']['ReadListsClosedProblem'];
        };
      };
      /** @description `job/not-found`: No such job; `evidence/not-yet`: There is no signed checkpoint to give yet */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['JobNotFoundProblem'] | components['schemas']['EvidenceNotYetProblem'];
        };
      };
      /** @description `job/unfinished`: The job is not finished */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['JobUnfinishedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly JobsController_dead: {
    readonly parameters: {
      readonly query?: {
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists jobs that failed for good */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['JobPage'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GatheringNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly JobsController_retry: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
        /** @description Id of the job, as the answer names it that took the work. */
        readonly jobId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Tries a dead letter again */
      readonly 202: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Accepted'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `job/not-found`: No such job */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['JobNotFoundProblem'];
        };
      };
      /** @description `job/not-dead`: The job is not among the dead letters */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['JobNotDeadProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly DeckReadingsController_read: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the game, as `GET /games` names it. */
        readonly game: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ReadDeck'];
      };
    };
    readonly responses: {
      /** @description Reads a deck as players write it, and says what is to be said of it; records nothing */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['DeckReading'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `game/not-found`: No such game; `format/not-found`: No such format */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GameNotFoundProblem']
            | components['schemas']['FormatNotFoundProblem'];
        };
      };
      /** @description `request/too-large`: The request is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestTooLargeProblem'];
        };
      };
      /** @description `deck/unreadable`: The deck cannot be read */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['DeckUnreadableProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GamesController_list: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the games with their formats and current ruleset */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['GameList'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GamesController_cards: {
    readonly parameters: {
      readonly query?: {
        /** @description Which list is meant, by its `ETag` without quotes: the answer to it never changes, and may be kept for ever. */
        readonly content?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the game, as `GET /games` names it. */
        readonly game: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the cards of the current ruleset, with rules text in both languages */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['CardList'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `game/not-found`: No such game */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GameNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GamesController_layout: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the game, as `GET /games` names it. */
        readonly game: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Gives the layout of the table of the current ruleset, by which a page draws any game */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Layout'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `game/not-found`: No such game */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GameNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly GamesController_presets: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the game, as `GET /games` names it. */
        readonly game: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists ready-made legal decks */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['PresetList'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `game/not-found`: No such game */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GameNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly EvidenceController_key: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Gives the keys that verify signed checkpoints */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['VerifierKey'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `evidence/not-yet`: There is no signed checkpoint to give yet */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['EvidenceNotYetProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly EvidenceController_logs: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the logs of the installation */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Logs'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly EvidenceController_checkpoint: {
    readonly parameters: {
      readonly query?: {
        /** @description Id of a log (`GET /evidence/logs`); absent: the founding log, in which everything is that is no match. */
        readonly log?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Gives the newest public head of a log, signed */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Checkpoint'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `evidence/not-yet`: There is no signed checkpoint to give yet */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['EvidenceNotYetProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly EvidenceController_consistency: {
    readonly parameters: {
      readonly query: {
        /** @description Id of a log (`GET /evidence/logs`); absent: the founding log, in which everything is that is no match. */
        readonly log?: number;
        /** @description So many events the older head covers: the size in its note. */
        readonly from: number;
        /** @description So many events the newer head covers; it must be one that was signed. Absent: the public head. */
        readonly to?: number;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Proves that a newer head of a log continues an older one */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Consistency'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `evidence/not-yet`: There is no signed checkpoint to give yet; `evidence/beyond-public-head`: No public head covers so many events yet; `evidence/no-such-head`: No head over so many events was signed */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['EvidenceNotYetProblem']
            | components['schemas']['EvidenceBeyondPublicHeadProblem']
            | components['schemas']['EvidenceNoSuchHeadProblem'];
        };
      };
      /** @description `evidence/broken`: The log does not lead to its signed head */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['EvidenceBrokenProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly EvidenceController_proof: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the match. */
        readonly matchId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Proves that the match's newest event stands in the log */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Inclusion'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `read/closed-while-running`: Closed while the match runs; `read/not-published`: Not published */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['ReadClosedWhileRunningProblem']
            | components['schemas']['ReadNotPublishedProblem'];
        };
      };
      /** @description `match/not-found`: No such match; `evidence/not-yet`: There is no signed checkpoint to give yet */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchNotFoundProblem']
            | components['schemas']['EvidenceNotYetProblem'];
        };
      };
      /** @description `match/set-apart`: The match is set apart: its record does not hold; `evidence/broken`: The log does not lead to its signed head */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['MatchSetApartProblem']
            | components['schemas']['EvidenceBrokenProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TilesController_checkpoint: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Gives the newest public head of the founding log as a signed note */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/plain': string;
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `evidence/not-yet`: There is no signed checkpoint to give yet */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['EvidenceNotYetProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TilesController_tile: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Level, index and width of a tile as C2SP tlog-tiles writes them, slashes and all: `0/x001/234`, `1/000.p/17`, `entries/067`. */
        readonly path: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Gives a tile of the founding log's tree, or a bundle of its entries */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/octet-stream': string;
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `evidence/not-yet`: There is no signed checkpoint to give yet; `evidence/beyond-public-head`: No public head covers so many events yet; `evidence/no-such-head`: No head over so many events was signed */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['EvidenceNotYetProblem']
            | components['schemas']['EvidenceBeyondPublicHeadProblem']
            | components['schemas']['EvidenceNoSuchHeadProblem'];
        };
      };
      /** @description `evidence/broken`: The log does not lead to its signed head */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['EvidenceBrokenProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TilesController_checkpointOfLog: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of a log (`GET /evidence/logs`). */
        readonly log: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Gives the newest public head of a log as a signed note */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/plain': string;
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `evidence/not-yet`: There is no signed checkpoint to give yet */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['EvidenceNotYetProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TilesController_tileOfLog: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of a log (`GET /evidence/logs`). */
        readonly log: string;
        /** @description Level, index and width of a tile as C2SP tlog-tiles writes them, slashes and all: `0/x001/234`, `1/000.p/17`, `entries/067`. */
        readonly path: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Gives a tile of a log's tree, or a bundle of its entries */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/octet-stream': string;
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `evidence/not-yet`: There is no signed checkpoint to give yet; `evidence/beyond-public-head`: No public head covers so many events yet; `evidence/no-such-head`: No head over so many events was signed */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['EvidenceNotYetProblem']
            | components['schemas']['EvidenceBeyondPublicHeadProblem']
            | components['schemas']['EvidenceNoSuchHeadProblem'];
        };
      };
      /** @description `evidence/broken`: The log does not lead to its signed head */
      readonly 423: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['EvidenceBrokenProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentsController_list: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the tournaments of a gathering, the newest first */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TournamentList'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GatheringNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentsController_create: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CreateTournament'];
      };
    };
    readonly responses: {
      /** @description Creates a tournament */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Tournament'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `game/not-found`: No such game; `format/not-found`: No such format; `policy/not-found`: No such standings policy; `card-list/not-found`: No such list of cards */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['GameNotFoundProblem']
            | components['schemas']['FormatNotFoundProblem']
            | components['schemas']['PolicyNotFoundProblem']
            | components['schemas']['CardListNotFoundProblem'];
        };
      };
      /** @description `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentsController_send: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['SendTournamentCommand'];
      };
    };
    readonly responses: {
      /** @description Carries out a command of staff or of a player */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TournamentCommandDone'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token; `result/not-reported-by-players`: Staff enter the results; `result/not-yours`: Another table's result; `judge/plays-in-this-match`: Staff who play in a match act in it as players */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem']
            | components['schemas']['ResultNotReportedByPlayersProblem']
            | components['schemas']['ResultNotYoursProblem']
            | components['schemas']['JudgePlaysInThisMatchProblem'];
        };
      };
      /** @description `entrant/not-found`: No such entrant; `penalty/not-found`: No such penalty; `round/not-found`: No such round; `table/not-found`: No such table; `tournament/not-found`: No such tournament; `player/not-found`: No such player; `game/not-found`: No such game */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['EntrantNotFoundProblem']
            | components['schemas']['PenaltyNotFoundProblem']
            | components['schemas']['RoundNotFoundProblem']
            | components['schemas']['TableNotFoundProblem']
            | components['schemas']['TournamentNotFoundProblem']
            | components['schemas']['PlayerNotFoundProblem']
            | components['schemas']['GameNotFoundProblem'];
        };
      };
      /** @description `tournament/wrong-status`: Not at this stage of the tournament; `tournament/structure-missing`: Nobody has said which rounds are played; `tournament/nothing-to-change`: It is so already; `tournament/too-few-entrants`: Too few entrants play; `tournament/phase-not-over`: Rounds are left to be played; `tournament/no-next-phase`: No phase follows; `tournament/cut-tied`: Entrants are tied at the edge of the cut; `tournament/late-entry-closed`: Nobody enters any more; `entrant/registered-already`: The player is registered already; `entrant/wrong-place`: The entrant does not hold such a place; `entrant/not-active`: The entrant does not play; `round/wrong-stage`: Not at this stage of the round; `round/unfinished`: The round is not finished; `round/no-more`: No round is left; `round/pairing-refused`: The round cannot be paired; `result/stands`: The table has its result; `result/missing`: The table has no result; `result/frozen`: Later matches stand on this result; `result/not-due`: No report stands by itself yet; `draft/not-now`: No draft begins now; `draft/pods-missing`: The pods of this draft are not drawn; `draft/pods-drawn`: The pods of this draft are drawn; `deck/submission-closed`: Decks are locked; `deck/not-asked-for`: The tournament takes no decks; `deck/too-few-tables`: Fewer tables can be drawn; `tournament/changed`: The tournament has changed since you looked; `player/is-bot`: A bot plays as this player; `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TournamentWrongStatusProblem']
            | components['schemas']['TournamentStructureMissingProblem']
            | components['schemas']['TournamentNothingToChangeProblem']
            | components['schemas']['TournamentTooFewEntrantsProblem']
            | components['schemas']['TournamentPhaseNotOverProblem']
            | components['schemas']['TournamentNoNextPhaseProblem']
            | components['schemas']['TournamentCutTiedProblem']
            | components['schemas']['TournamentLateEntryClosedProblem']
            | components['schemas']['EntrantRegisteredAlreadyProblem']
            | components['schemas']['EntrantWrongPlaceProblem']
            | components['schemas']['EntrantNotActiveProblem']
            | components['schemas']['RoundWrongStageProblem']
            | components['schemas']['RoundUnfinishedProblem']
            | components['schemas']['RoundNoMoreProblem']
            | components['schemas']['RoundPairingRefusedProblem']
            | components['schemas']['ResultStandsProblem']
            | components['schemas']['ResultMissingProblem']
            | components['schemas']['ResultFrozenProblem']
            | components['schemas']['ResultNotDueProblem']
            | components['schemas']['DraftNotNowProblem']
            | components['schemas']['DraftPodsMissingProblem']
            | components['schemas']['DraftPodsDrawnProblem']
            | components['schemas']['DeckSubmissionClosedProblem']
            | components['schemas']['DeckNotAskedForProblem']
            | components['schemas']['DeckTooFewTablesProblem']
            | components['schemas']['TournamentChangedProblem']
            | components['schemas']['PlayerIsBotProblem']
            | components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `tournament/structure-invalid`: This structure cannot be played; `tournament/cut-too-large`: The cut is larger than the field; `round/override-invalid`: These pairings do not seat everybody once; `result/impossible`: This result cannot happen; `result/draw-not-allowed`: There are no draws here; `deck/illegal`: The deck breaks the rules; `deck/unreadable`: The deck cannot be read */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TournamentStructureInvalidProblem']
            | components['schemas']['TournamentCutTooLargeProblem']
            | components['schemas']['RoundOverrideInvalidProblem']
            | components['schemas']['ResultImpossibleProblem']
            | components['schemas']['ResultDrawNotAllowedProblem']
            | components['schemas']['DeckIllegalProblem']
            | components['schemas']['DeckUnreadableProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentsController_register: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['RegisterYourself'];
      };
    };
    readonly responses: {
      /** @description Registers whoever has the link, where players register themselves */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Registered'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['TournamentNotFoundProblem'];
        };
      };
      /** @description `tournament/wrong-status`: Not at this stage of the tournament; `entrant/registered-already`: The player is registered already; `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TournamentWrongStatusProblem']
            | components['schemas']['EntrantRegisteredAlreadyProblem']
            | components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentArchiveController_list: {
    readonly parameters: {
      readonly query?: {
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
        /** @description Id of the game, as `GET /games` names it. */
        readonly game?: string;
        /** @description A part of the name; capital letters do not matter. */
        readonly name?: string;
        /** @description The first day, in UTC. */
        readonly from?: string;
        /** @description The last day, in UTC. */
        readonly to?: string;
        /** @description Only tournaments in this state. */
        readonly state?: 'running' | 'upcoming' | 'finished' | 'cancelled';
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists tournaments: running ones first, then those to come, then those that are over, the newest first */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TournamentArchivePage'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentArchiveController_history: {
    readonly parameters: {
      readonly query?: {
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
        /** @description Id of a game, as `GET /games` names it. */
        readonly game?: string;
        /** @description Id of a tournament, or a part of its name. */
        readonly tournament?: string;
        /** @description The first day, in UTC, of tournaments. */
        readonly from?: string;
        /** @description The last day, in UTC. */
        readonly to?: string;
        /** @description Only rounds against somebody: a part of their name; or the id of a player, who where they have a history counts under every name. */
        readonly opponent?: string;
        /** @description Only rounds that ended so for the player. */
        readonly result?: 'won' | 'lost' | 'drawn' | 'bye';
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of a player of the gathering. */
        readonly playerId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows a player's tournaments over all events, with their matches */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['PlayerHistory'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `player/not-found`: No such player */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['PlayerNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentArchiveController_opponents: {
    readonly parameters: {
      readonly query?: {
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of a player of the gathering. */
        readonly playerId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists whom a player met over all events, with the results against each */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MetOpponentPage'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `player/not-found`: No such player */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['PlayerNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentReadingController_tournament: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows a tournament */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Tournament'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['TournamentNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentReadingController_entrants: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the entrants by their numbers */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TournamentEntrants'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['TournamentNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentDoorsController_register: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['RegisterEntrants'];
      };
    };
    readonly responses: {
      /** @description Registers the players of a CSV file */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['EntrantsRegistered'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['TournamentNotFoundProblem'];
        };
      };
      /** @description `tournament/wrong-status`: Not at this stage of the tournament; `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TournamentWrongStatusProblem']
            | components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `request/too-large`: The request is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestTooLargeProblem'];
        };
      };
      /** @description `entrants/unreadable`: The file of players cannot be read */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['EntrantsUnreadableProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentReadingController_round: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
        /** @description Number of the round in the tournament. */
        readonly round: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows a round: tables, reasons, results and clock */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TournamentRound'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament; `round/not-found`: No such round */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TournamentNotFoundProblem']
            | components['schemas']['RoundNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentReadingController_brackets: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows the brackets of elimination, whole */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TournamentBrackets'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['TournamentNotFoundProblem'];
        };
      };
      /** @description `round/pairing-refused`: The round cannot be paired */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RoundPairingRefusedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentReadingController_standings: {
    readonly parameters: {
      readonly query?: {
        /** @description Number of the round in the tournament. */
        readonly round?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows the standings after a round, or as they are now */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TournamentStandings'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament; `round/not-found`: No such round */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TournamentNotFoundProblem']
            | components['schemas']['RoundNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentReadingController_opened: {
    readonly parameters: {
      readonly query?: {
        /** @description Number of the round in the tournament. */
        readonly round?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
        /** @description Number of the entrant in the tournament. */
        readonly entrant: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Opens an entrant's numbers down to results and their events in the log */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['OpenedStandings'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament; `round/not-found`: No such round; `entrant/not-found`: No such entrant */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TournamentNotFoundProblem']
            | components['schemas']['RoundNotFoundProblem']
            | components['schemas']['EntrantNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentReadingController_ownPage: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows a player's own table and clock */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['OwnTournamentPage'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['TournamentNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentReadingController_preview: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['PreviewCorrection'];
      };
    };
    readonly responses: {
      /** @description Tells what correcting a result would change */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['CorrectionPreview'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament; `table/not-found`: No such table */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TournamentNotFoundProblem']
            | components['schemas']['TableNotFoundProblem'];
        };
      };
      /** @description `result/missing`: The table has no result; `round/pairing-refused`: The round cannot be paired */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['ResultMissingProblem']
            | components['schemas']['RoundPairingRefusedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentReadingController_previewOverride: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['PreviewOverride'];
      };
    };
    readonly responses: {
      /** @description Tells what there is to warn of before pairings are changed by hand */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['OverridePreview'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament; `round/not-found`: No such round */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TournamentNotFoundProblem']
            | components['schemas']['RoundNotFoundProblem'];
        };
      };
      /** @description `round/wrong-stage`: Not at this stage of the round */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RoundWrongStageProblem'];
        };
      };
      /** @description `round/override-invalid`: These pairings do not seat everybody once */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RoundOverrideInvalidProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentReadingController_proposals: {
    readonly parameters: {
      readonly query?: {
        /** @description How many entrants the proposals are for; those who are registered where absent. */
        readonly entrants?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Proposes rounds and a cut by the tables of the tournament's game, and tells its clock */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ProposedStructures'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['TournamentNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentReadingController_penalties: {
    readonly parameters: {
      readonly query?: {
        /** @description When the day began, where the tournament takes place: earlier warnings do not count in `proposals`. */
        readonly since?: string;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists penalties: to staff all, to a player their own */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Penalties'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['TournamentNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentReadingController_events: {
    readonly parameters: {
      readonly query?: {
        /** @description Number of the event from which on. */
        readonly from?: number;
        /** @description How many items a page has at most. */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the events of the tournament in the log */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TournamentEvents'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['TournamentNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentDecksController_check: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CheckTournamentDeck'];
      };
    };
    readonly responses: {
      /** @description Says of a deck what would be said if it were submitted; records nothing */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['DeckJudgement'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament; `game/not-found`: No such game; `format/not-found`: No such format */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TournamentNotFoundProblem']
            | components['schemas']['GameNotFoundProblem']
            | components['schemas']['FormatNotFoundProblem'];
        };
      };
      /** @description `request/too-large`: The request is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestTooLargeProblem'];
        };
      };
      /** @description `deck/unreadable`: The deck cannot be read */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['DeckUnreadableProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentDecksController_deck: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
        /** @description Number of the entrant in the tournament. */
        readonly entrant: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows an entrant's deck */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['EntrantDeck'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament; `entrant/not-found`: No such entrant; `deck/not-found`: No such deck */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TournamentNotFoundProblem']
            | components['schemas']['EntrantNotFoundProblem']
            | components['schemas']['DeckNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly CardsController_list: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the imports of cards, the newest first */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['CardImportList'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly CardsController_take: {
    readonly parameters: {
      readonly query?: {
        /** @description Where the rows do not say it. */
        readonly game?: 'magic' | 'yugioh' | 'force-of-will' | 'grand-archive' | 'starline';
        /** @description Whose list it is: the newest import of a source counts. Named after the reader unless given. */
        readonly source?: string;
        /** @description How rows are read, where they do not tell it themselves. */
        readonly reader?:
          | 'mtgjson'
          | 'scryfall'
          | 'magicRows'
          | 'yamlYugi'
          | 'ygoprodeck'
          | 'grandArchiveIndex'
          | 'fowsim'
          | 'starlineRows'
          | 'own'
          | 'names';
        /** @description The day on which the list says what it says; today unless given. */
        readonly date?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** @description The file as it is. */
    readonly requestBody: {
      readonly content: {
        readonly 'application/octet-stream': string;
        readonly 'application/gzip': string;
      };
    };
    readonly responses: {
      /** @description Imports facts of real cards from a published list */
      readonly 202: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Accepted'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `request/too-large`: The request is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestTooLargeProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly CardsController_find: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the job, as the answer names it that took the work. */
        readonly jobId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Shows an import: how far it is, what it has come to, and the rows that were kept apart */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['CardImportJob'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `job/not-found`: No such job */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['JobNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly CardListsController_list: {
    readonly parameters: {
      readonly query: {
        /** @description Id of the game, as `GET /games` names it. */
        readonly game: 'magic' | 'yugioh' | 'force-of-will' | 'grand-archive' | 'starline';
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the lists by which decks of a game can be judged */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['CardLists'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly CardListsController_take: {
    readonly parameters: {
      readonly query: {
        /** @description Id of the game, as `GET /games` names it. */
        readonly game: 'magic' | 'yugioh' | 'force-of-will' | 'grand-archive' | 'starline';
        /** @description Which list it is, such as `modern` or `tcg`, where the file does not say it. */
        readonly list?: string;
        /** @description How people call this edition; of a file with several lists, which one. */
        readonly name?: string;
        /** @description The first day in force, where the file does not say it. */
        readonly from?: string;
        /** @description The last day in force; until the next list unless given. */
        readonly until?: string;
        /** @description What of cards that the list does not name; as the facts say unless given. */
        readonly unlisted?: 'legal' | 'notLegal' | 'asFacts';
        /** @description Whose list it is. */
        readonly source?: string;
        /** @description The day on which the file says what it says; today unless given. */
        readonly date?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** @description The file as it is. */
    readonly requestBody: {
      readonly content: {
        readonly 'application/octet-stream': string;
      };
    };
    readonly responses: {
      /** @description Imports dated lists of what a format bans, restricts, limits or allows */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ImportedCardLists'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `request/too-large`: The request is too large */
      readonly 413: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestTooLargeProblem'];
        };
      };
      /** @description `card-list/unreadable`: The list of cards cannot be read */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['CardListUnreadableProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentDoorsController_csv: {
    readonly parameters: {
      readonly query?: {
        /** @description For pairings and results the newest round unless given; for standings the round after which they are made. */
        readonly round?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
        /** @description Which table. */
        readonly csv: 'entrants' | 'pairings' | 'results' | 'standings';
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Fetches entrants, pairings, results or standings as CSV */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/csv': string;
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament; `round/not-found`: No such round */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['TournamentNotFoundProblem']
            | components['schemas']['RoundNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentDoorsController_export: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Asks for the record of a tournament: a JSON Lines file that is verified offline */
      readonly 202: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Accepted'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['TournamentNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly TournamentDoorsController_lines: {
    readonly parameters: {
      readonly query?: {
        /** @description Version of the first event. */
        readonly from?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the tournament. */
        readonly tournamentId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Streams the events of the tournament in the log, one JSON document a line */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/x-ndjson': components['schemas']['TournamentEventItem'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint; `access/not-impartial`: Somebody who plays in the gathering stands behind the token */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessForbiddenProblem']
            | components['schemas']['AccessNotImpartialProblem'];
        };
      };
      /** @description `tournament/not-found`: No such tournament */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['TournamentNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly WebhooksController_list: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists the webhooks of a gathering, the newest first */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['WebhookList'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['GatheringNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly WebhooksController_create: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CreateWebhook'];
      };
    };
    readonly responses: {
      /** @description Registers an address that is told of tournaments; its secret is shown with this answer alone */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['CreatedWebhook'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `tournament/not-found`: No such tournament */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['TournamentNotFoundProblem'];
        };
      };
      /** @description `webhook/too-many`: The gathering has as many webhooks as it may; `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['WebhookTooManyProblem']
            | components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `webhook/address-refused`: Nothing is sent to this address */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['WebhookAddressRefusedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly WebhooksController_deliveries: {
    readonly parameters: {
      readonly query?: {
        /** @description Only tournaments in this state. */
        readonly state?: 'waiting' | 'delivered' | 'failed' | 'skipped';
        /** @description `next` of the page before; the first page where absent. */
        readonly cursor?: string;
        /** @description How many items a page has at most. */
        readonly limit?: number;
      };
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
        /** @description Id of a webhook of the gathering. */
        readonly webhookId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Lists what was sent, or waits to be sent, the newest first */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['WebhookDeliveryPage'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `webhook/not-found`: No such webhook */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['WebhookNotFoundProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
  readonly WebhooksController_send: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description Id of the gathering. */
        readonly gatheringId: string;
        /** @description Id of a webhook of the gathering. */
        readonly webhookId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['SendWebhookCommand'];
      };
    };
    readonly responses: {
      /** @description Tries a webhook out, sends a delivery again, changes the secret, stops and deletes */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['WebhookCommandDone'];
        };
      };
      /** @description `request/malformed`: The request does not fit */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestMalformedProblem'];
        };
      };
      /** @description `access/token-missing`: A token is needed; `access/token-invalid`: The token is not known; `access/token-expired`: The token has expired; `access/token-revoked`: The token was revoked */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['AccessTokenMissingProblem']
            | components['schemas']['AccessTokenInvalidProblem']
            | components['schemas']['AccessTokenExpiredProblem']
            | components['schemas']['AccessTokenRevokedProblem'];
        };
      };
      /** @description `access/forbidden`: The token does not open this endpoint */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['AccessForbiddenProblem'];
        };
      };
      /** @description `gathering/not-found`: No such gathering; `webhook/not-found`: No such webhook; `webhook/delivery-not-found`: No such delivery */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json':
            | components['schemas']['GatheringNotFoundProblem']
            | components['schemas']['WebhookNotFoundProblem']
            | components['schemas']['WebhookDeliveryNotFoundProblem'];
        };
      };
      /** @description `command/reused`: The command id belongs to another command */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['CommandReusedProblem'];
        };
      };
      /** @description `request/rate-limited`: Too many requests */
      readonly 429: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['RequestRateLimitedProblem'];
        };
      };
      /** @description `server/internal`: Something went wrong on our side */
      readonly 500: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerInternalProblem'];
        };
      };
      /** @description `server/unavailable`: A part of the service is out of reach */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerUnavailableProblem'];
        };
      };
      /** @description `server/storage-full`: There is no room left to store anything */
      readonly 507: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['ServerStorageFullProblem'];
        };
      };
    };
  };
}
