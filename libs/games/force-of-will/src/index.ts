export { asPrinted, attributes, cardId, cardTypes, type Attribute, type CardType, type FaceKind, type Printed } from './cards/printed.js';
