export { isProblemCode, problemCodes } from './problems.js';
export type { ProblemCode, RecordingProblemCode } from './problems.js';
export { problemKinds } from './http/problem-kinds.js';
export type { ProblemParams } from './http/problem-kinds.js';
export { deckShapes } from './http/deck-shapes.js';
export { problemExample } from './http/problem-examples.js';
export { problemName, problemSchema } from './http/problem-documents.js';
export type { Expected, Problem, ProblemOf, RequestIssue } from './http/problem-documents.js';
export { healthSchema, problemListSchema, readinessSchema } from './http/operations.js';
export { gameEventSchema } from './http/rules/events.js';
export { refusalSchema } from './http/rules/refusals.js';
export {
  acknowledgementSchema,
  commandIdSchema,
  deadLetterParamsSchema,
  decisionParamsSchema,
  gatheringParamsSchema,
  gameParamsSchema,
  idSchema,
  jobParamsSchema,
  languageSchema,
  matchParamsSchema,
  pageQuerySchema,
  pageSchema,
  playerParamsSchema,
  tokenParamsSchema,
} from './http/common.js';
export type { Acknowledgement, PageQuery } from './http/common.js';
export { foundMatchPageSchema, matchSearchQuerySchema, type FoundMatchDocument, type MatchSearchQuery } from './http/match-search.js';
export {
  bindPlayerSchema,
  createGatheringSchema,
  createMatchesSchema,
  createMatchSchema,
  createPlayerSchema,
  createPlayersSchema,
  createdPlayersSchema,
  createTokenSchema,
  createTokensSchema,
  gatheringSchema,
  mintedTokenSchema,
  mintedTokensSchema,
  playerSchema,
  revokedTokensSchema,
  revokeTokensSchema,
  roleSchema,
  tokenSchema,
} from './http/accounts.js';
export type {
  BindPlayer,
  CreateGathering,
  CreateMatch,
  CreateMatches,
  CreatePlayer,
  CreatePlayers,
  CreateToken,
  CreateTokens,
  GatheringDocument,
  MintedToken,
  PlayerDocument,
  RevokeTokens,
  Role,
  TokenDocument,
  TokenOfBatch,
} from './http/accounts.js';
export {
  answerDecisionSchema,
  answerSchema,
  cancelMatchSchema,
  commandOnlySchema,
  commitEntropySchema,
  concedeSchema,
  drawSchema,
  judgeActionSchema,
  openEntropySchema,
} from './http/match-commands.js';
export type {
  AnswerDecision,
  CancelMatch,
  CommandOnly,
  CommitEntropy,
  Concede,
  Draw,
  JudgeAction,
  OpenEntropy,
} from './http/match-commands.js';
export {
  acceptedSchema,
  deckVerdictSchema,
  deckViolationSchema,
  jobSchema,
  requestExportSchema,
  submitDeckSchema,
} from './http/jobs.js';
export type { Accepted, DeckVerdict, JobDocument, RequestExport, SubmitDeck } from './http/jobs.js';
export {
  answeredSchema,
  clocksSchema,
  decisionsSchema,
  eventsQuerySchema,
  perspectiveQuerySchema,
  liveEventSchema,
  liveQuerySchema,
  logEntrySchema,
  logQuerySchema,
  createdMatchesSchema,
  createdMatchSchema,
  matchNewsSchema,
  matchViewSchema,
  matchStatusSchema,
  matchSummarySchema,
  transcriptQuerySchema,
  transcriptSchema,
  type PatchesQuery,
  patchesQuerySchema,
  viewQuerySchema,
} from './http/matches.js';
export type {
  CreatedMatch,
  EventsQuery,
  LiveQuery,
  LogQuery,
  MatchSummary,
  TranscriptQuery,
  ViewQuery,
} from './http/matches.js';
export { phraseIds, phraseSaidSchema, presenceSchema, presenceSignSchema, sayPhraseSchema } from './http/presence.js';
export type { PhraseSaid, Presence, PresenceSign, SayPhrase } from './http/presence.js';
export { botTablesSchema, createBotMatchSchema, createdBotMatchSchema } from './http/bot-matches.js';
export type { BotTables, CreateBotMatch, CreatedBotMatch } from './http/bot-matches.js';
export { socketMessageSchema, socketRequestSchema } from './http/socket.js';
export type { SocketMessage, SocketRequest } from './http/socket.js';
export {
  cardImportJobSchema,
  cardImportListSchema,
  cardListsQuerySchema,
  importedListsSchema,
  importListsQuerySchema,
  type ImportListsQuery,
  cardListsSchema,
  type CardListsQuery,
  cardImportParamsSchema,
  cardImportResultSchema,
  importCardsQuerySchema,
} from './http/cards.js';
export type { CardImportResult, ImportCardsQuery } from './http/cards.js';
export {
  cardImportSchema,
  deckValidationSchema,
  queuedJobSchema,
  queueInputs,
  queueNames,
  replayExportSchema,
  streamExportSchema,
} from './queues.js';
export type { CardImportInput, DeckValidationInput, QueuedJob, QueueName, ReplayExportInput, StreamExportInput } from './queues.js';
export type { Aftermath } from './events/parts.js';
export { aftermathSchema, hash32Schema, openedEntropySchema, pinsSchema, answerSchema as recordedAnswerSchema } from './events/parts.js';
export { calledSchema, callJudgeSchema, callParamsSchema, closeCallSchema, openCallSchema } from './http/calls.js';
export type { Called, CallJudge, CloseCall } from './http/calls.js';
export type { CallKind, CallOutcome } from './events/call-events.js';
export { callKindSchema, callOutcomeSchema } from './events/call-events.js';
export type { MatchEvent, MatchEventData, MatchEventType } from './events/match-events.js';
export { matchEventSchemas, matchEventTypes } from './events/match-events.js';
export type { DecodedEvent, EncodedEvent, EventCatalogue, EventTypeEntry, Upcaster } from './events/event-codec.js';
export { UnreadableEvent, decodeValueWith, decodeWith, encodeWith } from './events/event-codec.js';
export { decodeMatchEvent, encodeMatchEvent, matchEventCatalogue } from './events/match-stream.js';
export type { GatheringEntry, TokenScope } from './events/gathering-events.js';
export {
  decodeTournamentEvent,
  encodeTournamentEvent,
  forcedCostSchema,
  numberSchema,
  penaltyKindSchema,
  structureSchema,
  tableReasonSchema,
  tableResultSchema,
  tournamentSettingsSchema,
  tournamentStream,
  unpairedReasonSchema,
} from './events/tournament-events.js';
export { gatheringStream, tokenScopeSchema } from './events/gathering-events.js';
export type { InstallationEntry } from './events/installation-events.js';
export { installationStream, installationStreamType } from './events/installation-events.js';
export type { LogEntry } from './events/log-events.js';
export { logStream, logStreamType } from './events/log-events.js';
export type { EventOf, StreamTypeDefinition } from './events/stream-type.js';
export { defineStreamType } from './events/stream-type.js';
export type { ReadableStreamType } from './events/stream-types.js';
export { exportedStreamType, exportedStreamTypes } from './events/stream-types.js';
export { findingCodes, findingScopes } from './findings.js';
export type { FindingCode, FindingScope, StreamFindingCode } from './findings.js';
export { chainFault, emptyStreamHash, eventHash } from './hash-chain.js';
export type { ChainFault, HashedEvent, HashScheme } from './hash-chain.js';
export { maximalJsonDepth, readJson } from './json-text.js';
export type { JsonTextFault } from './json-text.js';
export { leafTag, tagKeyOf } from './leaf-tag.js';
export {
  consistencyPlan,
  emptyFrontier,
  eventLeaf,
  fold,
  grow,
  inclusionPlan,
  leafHash,
  nodeHash,
  provesConsistency,
  provesInclusion,
  rootFromProof,
  rootOf,
  subtrees,
} from './merkle.js';
export type { Frontier, LeafData, NodePlace, Sized } from './merkle.js';
export {
  BadKey,
  checkpointText,
  newSigningKey,
  openNote,
  readCheckpoint,
  readSigningKey,
  readVerifierKey,
  signatureTypes,
  signNote,
  splitNote,
} from './signed-note.js';
export type { NoteSignature, NoteSigner, NoteVerifier, OpenedNote, SignatureType, TreeHead } from './signed-note.js';
export { messageOf } from './error-message.js';
export { isMissing } from './missing-file.js';
export { endOfMonth, foundingLog, logOf, logsOfTime, matchesOfLog, slotsOfMonth } from './log-of.js';
export type { StreamRange } from './log-of.js';
export { matchStream, matchStreamType, sameStream, streamName } from './stream-id.js';
export type { StreamId } from './stream-id.js';
export { matchIdOfSlot, newMatchId, newUuidV7 } from './uuid-v7.js';
export {
  checkpointQuerySchema,
  checkpointSchema,
  consistencyQuerySchema,
  consistencySchema,
  inclusionSchema,
  logsSchema,
  verifierKeySchema,
  logNameParamsSchema,
  tileOfLogParamsSchema,
  tileParamsSchema,
} from './http/evidence.js';
export type { CheckpointQuery, ConsistencyQuery, LogNameParams, Logs, TileOfLogParams, TileParams, VerifierKeys } from './http/evidence.js';
export { cardListSchema, cardsQuerySchema, gameListSchema, presetListSchema, type CardsQuery } from './http/games.js';
export { matchTableSchema } from './http/match-table.js';
export { layoutSchema } from './http/layouts.js';
export { jsonFault, plainJsonSchema } from './http/plain-json.js';
export { jsonSchema } from './events/parts.js';
export {
  correctionPreviewSchema,
  overridePreviewSchema,
  penaltiesQuerySchema,
  penaltiesSchema,
  previewCorrectionSchema,
  previewOverrideSchema,
  proposalQuerySchema,
  proposalSchema,
} from './http/tournament-advice.js';
export type { PreviewCorrection, PreviewOverride } from './http/tournament-advice.js';
export {
  createTournamentSchema,
  entrantParamsSchema,
  registerYourselfSchema,
  roundParamsSchema,
  sendTournamentCommandSchema,
  standingsQuerySchema,
  tournamentCommandSchema,
  tournamentEventsQuerySchema,
  tournamentParamsSchema,
} from './http/tournament-commands.js';
export type { CreateTournament, HttpTournamentCommand, RegisterYourself, SendTournamentCommand } from './http/tournament-commands.js';
export {
  bracketsSchema,
  carriedOutSchema,
  entrantListSchema,
  openedFigureSchema,
  ownPageSchema,
  registeredSchema,
  roundSchema,
  standingsSchema,
  tournamentEventsSchema,
  tournamentListSchema,
  tournamentSchema,
} from './http/tournaments.js';
export type { TournamentDocument } from './http/tournaments.js';
export {
  checkTournamentDeckSchema,
  deckJudgementSchema,
  deckReadingSchema,
  readDeckSchema,
  deckListDocumentSchema,
  entrantDeckSchema,
} from './http/tournament-decks.js';
export type { CheckTournamentDeck, DeckJudgement, DeckReading, ReadDeck } from './http/tournament-decks.js';
export {
  entrantsRegisteredSchema,
  maximalCsvLength,
  registerEntrantsSchema,
  type RegisterEntrants,
  tournamentCsvNames,
  type TournamentCsvName,
  tournamentCsvParamsSchema,
  tournamentCsvQuerySchema,
  tournamentLinesQuerySchema,
} from './http/tournament-doors.js';
export {
  archivePageSchema,
  archiveQuerySchema,
  metOpponentPageSchema,
  playerHistoryParamsSchema,
  playerHistoryQuerySchema,
  playerHistorySchema,
  type ArchiveQuery,
  type PlayerHistoryQuery,
} from './http/tournament-archive.js';
export { canonicalJson } from './canonical-json.js';
export { commitmentTo, digestOfStandings, hashOfPolicy, seedOfDraw } from './tournament-evidence.js';
export { cardText, cardVersion, catalogueOf, catalogueOfTexts } from './catalogue/catalogue.js';
export type { Catalogue } from './catalogue/catalogue.js';
export { readCatalogue, writeCatalogue } from './catalogue/catalogue-file.js';
export { provenCards, showCards } from './catalogue/shown-cards.js';
export type { ShownCards } from './catalogue/shown-cards.js';
export {
  createdWebhookSchema,
  createWebhookSchema,
  deliveriesQuerySchema,
  deliverySchema,
  sendWebhookCommandSchema,
  webhookCommandDoneSchema,
  webhookListSchema,
  webhookParamsSchema,
} from './http/webhooks.js';
export type {
  CreatedWebhook,
  CreateWebhook,
  DeliveriesQuery,
  DeliveryDocument,
  SendWebhookCommand,
  WebhookCommandDone,
  WebhookDocument,
} from './http/webhooks.js';
export { viewPatchSchema, viewPatchesSchema } from './http/view-patches.js';
