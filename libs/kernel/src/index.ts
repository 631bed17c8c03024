export type * from './contract.js';
export { refusalCodes } from './contract.js';
