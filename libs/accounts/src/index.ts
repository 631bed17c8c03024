export { hashSecret, looksLikeSecret, mintSecret } from './secret.js';
export { mintBootstrapOrganizer, TokenStore } from './token-store.js';
export type { Minted } from './token-store.js';
export { Registry } from './registry.js';
export type { After, NewRegistration } from './registry.js';
export type { AccessToken, MatchListing, MatchRegistration, NewToken, OrganisedEvent, Player, Role, Sql, Statement } from './types.js';
