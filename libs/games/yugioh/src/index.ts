export { printedFaults, readPrinted, type Printed } from './cards/printed.js';
