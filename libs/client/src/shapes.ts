import type { components, JsonValue } from './generated/api.js';

type Schemas = components['schemas'];

/** A schema of the API description by its name. */
export type Shape<Name extends keyof Schemas> = Schemas[Name];

export type Json = JsonValue;
export type Problem = Schemas['Problem'];
export type ProblemCode = Problem['code'];
/** The problem document of one code. */
export type ProblemOf<C extends ProblemCode> = Extract<Problem, { readonly code: C }>;

export type Words = Schemas['Words'];
export type MatchView = Schemas['MatchView'];
export type ViewPatch = Schemas['ViewPatch'];
export type MatchSummary = Schemas['MatchSummary'];
export type MatchStatus = Schemas['MatchStatus'];
export type SeatedPlayer = Schemas['SeatedPlayer'];
export type Clock = Schemas['Clock'];
export type View = Schemas['View'];
export type ZoneView = Schemas['ZoneView'];
export type SlotView = Schemas['SlotView'];
export type ObjectView = Schemas['ObjectView'];
export type WordedPending = Schemas['WordedPending'];
export type WordedDecision = Schemas['WordedDecision'];
export type WordedDomain = Schemas['WordedDomain'];
export type WordedOption = Schemas['WordedOption'];
export type Answer = Schemas['Answer'];
export type LiveEvent = Schemas['LiveEvent'];
export type TranscriptLine = Schemas['Transcript']['lines'][number];
export type CardFacts = Schemas['CardFacts'];
export type GatheringDocument = Schemas['Gathering'];
export type Token = Schemas['Token'];
export type Job = Schemas['Job'];
export type Acknowledgement = Schemas['Acknowledgement'];
export type Decisions = Shape<'Decisions'>;
export type Answered = Shape<'Answered'>;
export type SocketMessage = Shape<'SocketMessage'>;
export type SocketRequest = Shape<'SocketRequest'>;
export type BoardLayout = Schemas['BoardLayout'];
