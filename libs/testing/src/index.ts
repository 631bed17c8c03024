export { probeFormat, probeRuleset } from './probe-ruleset.js';
