const root = document.getElementById('app') as HTMLElement;

// Each loads only what it shows: the match page nothing of the tournaments, and they nothing of the boards.
if (/^\/(?:organize|t|p)(?:\/|$)/.test(location.pathname)) void import('./tournaments/entry.js').then(({ open }) => open(root));
else if (location.pathname.startsWith('/embed/')) void import('./watch/embed-page.js').then(({ open }) => open(root));
else void import('./match-page.js').then(({ open }) => open(root));

export {};
