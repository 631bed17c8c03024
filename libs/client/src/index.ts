export { answerOf, createClient } from './client.js';
export type { Client, ClientOptions, Send } from './client.js';
export { newCommandId } from './command-id.js';
export { liveEvents } from './live.js';
export type { LiveOptions } from './live.js';
export { problemOf, RequestRefused } from './request-refused.js';
export { deliveryOf, resendingFetch, waitingFetch } from './sending-again.js';
export type { Delivery, ResendingOptions } from './sending-again.js';
export { openSocket, SocketClosed, SocketRefused } from './socket.js';
export type { FollowOptions, Socket, SocketAnswer, SocketOptions } from './socket.js';
export { applyViewPatch, applyViewPatches } from './view-patches.js';
export type { ViewPatched } from './view-patches.js';
export { serverSentEvents } from './server-sent-events.js';
export type { ServerSentEvent } from './server-sent-events.js';
export type {
  Acknowledgement,
  Answer,
  Answered,
  BoardLayout,
  CardFacts,
  Clock,
  Decisions,
  GatheringDocument,
  Job,
  Json,
  LiveEvent,
  MatchView,
  MatchStatus,
  MatchSummary,
  ObjectView,
  Problem,
  ProblemCode,
  ProblemOf,
  SeatedPlayer,
  Shape,
  SlotView,
  SocketMessage,
  SocketRequest,
  Token,
  TranscriptLine,
  View,
  ViewPatch,
  WordedDecision,
  WordedDomain,
  WordedOption,
  WordedPending,
  Words,
  ZoneView,
} from './shapes.js';
export type { components, operations, paths } from './generated/api.js';
