import { open } from './entry.js';

void open(document.getElementById('app') as HTMLElement);
