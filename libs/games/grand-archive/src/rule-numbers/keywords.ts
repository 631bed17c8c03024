import type { Chapters } from './chapters.js';

/** The keywords of KEYWORDS.md, our own page: numbers only. A number is never used for anything else. */
export const keywords = {
  headings: ['ext.1', 'ext.2', 'ext.3', 'ext.4'],
  rules: [
    'ext.1.1', 'ext.1.2', 'ext.1.3', 'ext.1.4', 'ext.1.5', 'ext.1.6', 'ext.1.7', 'ext.1.8',
    'ext.2.1', 'ext.2.2', 'ext.2.3', 'ext.2.4', 'ext.2.5', 'ext.2.6', 'ext.2.7', 'ext.2.8', 'ext.2.9', 'ext.2.10', 'ext.2.11', 'ext.2.12', 'ext.2.13', 'ext.2.14',
    'ext.3.1', 'ext.3.2', 'ext.3.3', 'ext.3.4', 'ext.3.5', 'ext.3.6',
    'ext.4.1', 'ext.4.2', 'ext.4.3',
  ],
} as const satisfies Chapters;
