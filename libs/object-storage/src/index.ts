export { isObjectStorage, NoSuchStorage, openObjectStorage } from './open-storage.js';
