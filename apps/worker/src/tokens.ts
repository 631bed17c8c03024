export const CONFIG = Symbol('CONFIG');
export const PLATFORM = Symbol('PLATFORM');
export const LOGGER = Symbol('LOGGER');
export const METRICS = Symbol('METRICS');
