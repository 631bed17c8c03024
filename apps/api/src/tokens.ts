/** Injection tokens. The build emits no decorator metadata, so every dependency is named explicitly. */
export const CONFIG = Symbol('CONFIG');
export const LOGGER = Symbol('LOGGER');
export const POOL = Symbol('POOL');
export const PLATFORM = Symbol('PLATFORM');
export const TOKENS = Symbol('TOKENS');
export const PERSONS = Symbol('PERSONS');
export const DECKS = Symbol('DECKS');
export const REGISTRY = Symbol('REGISTRY');
export const MATCH_COMMANDS = Symbol('MATCH_COMMANDS');
export const MATCH_QUERIES = Symbol('MATCH_QUERIES');
export const GAME_RELEASES = Symbol('GAME_RELEASES');
export const EVIDENCE = Symbol('EVIDENCE');
export const EVENT_STORE = Symbol('EVENT_STORE');
export const JOB_STORE = Symbol('JOB_STORE');
export const JOB_QUEUES = Symbol('JOB_QUEUES');
export const NEWS_CHANNEL = Symbol('NEWS_CHANNEL');
export const METRICS = Symbol('METRICS');
