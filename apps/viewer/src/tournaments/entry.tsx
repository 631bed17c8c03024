import { type ComponentType, render } from 'preact';
import { useMemo } from 'preact/hooks';
import { LanguageChoice } from '../script/language-choice.js';
import { beginReading, useReading } from '../script/reading.js';
import { addressOf, type Route, routeOf, secretOfFragment } from './shared/addresses.js';
import { type Page, PageContext } from './shared/page.js';
import { wordIn } from './shared/words.js';
import './style.css';

/** The body of a page; each comes in a file of its own, so that a phone loads only what it shows. */
async function bodyOf(route: Route): Promise<ComponentType> {
  switch (route.page) {
    case 'organizer': {
      const { OrganizerHome } = await import('./organizer/home.js');
      return OrganizerHome;
    }
    case 'cards': {
      const { CardsPage } = await import('./organizer/cards-page.js');
      return CardsPage;
    }
    case 'desk': {
      const { Desk } = await import('./organizer/desk.js');
      return () => <Desk tournamentId={route.tournamentId} />;
    }
    case 'archive': {
      const { Archive } = await import('./public/archive.js');
      return Archive;
    }
    case 'history': {
      const { PlayerHistoryPage } = await import('./public/player-history.js');
      return () => <PlayerHistoryPage playerId={route.playerId} />;
    }
    case 'public': {
      const { PublicPage } = await import('./public/public-page.js');
      return () => <PublicPage tournamentId={route.tournamentId} />;
    }
    case 'projector': {
      const { Projector } = await import('./public/projector.js');
      return () => <Projector tournamentId={route.tournamentId} />;
    }
    case 'print': {
      const { Print } = await import('./public/print.js');
      return () => <Print tournamentId={route.tournamentId} what={route.what} />;
    }
  }
}

/** Where the name on top leads. */
function upFrom(route: Route): string {
  switch (route.page) {
    case 'organizer':
    case 'cards':
    case 'desk':
      return addressOf.organizer;
    case 'archive':
    case 'history':
      return '/';
    case 'public':
    case 'projector':
    case 'print':
      return addressOf.public(route.tournamentId);
  }
}

/** Every page: the language, and the switch between languages. */
function Frame({ body: Body, route }: { readonly body: ComponentType; readonly route: Route }) {
  const { reading, language, choose } = useReading();
  const page = useMemo<Page>(() => ({ language, say: (key, params) => wordIn(key, language, params) }), [language]);
  const plain = route.page === 'projector' || route.page === 'print';
  return (
    <PageContext.Provider value={page}>
      <div class={plain ? 'tournaments plain' : 'tournaments'}>
        <header class="top">
          <a href={upFrom(route)} class="brand">
            Arbiter
          </a>
          {!plain && <a href={addressOf.archive}>{page.say('allTournaments')}</a>}
          <LanguageChoice reading={reading} choose={choose} />
        </header>
        <main>
          <Body />
        </main>
      </div>
    </PageContext.Provider>
  );
}

/** A link with another token, opened where the page is already: the browser does not load it anew. */
const loadForAnotherToken = (): void => {
  if (secretOfFragment(location.hash) !== null) location.reload();
};

/** Shows the page of an address. */
export async function open(root: HTMLElement): Promise<void> {
  const route = routeOf(location.pathname) ?? { page: 'organizer' as const };
  const [body] = await Promise.all([bodyOf(route), beginReading()]);
  addEventListener('hashchange', loadForAnotherToken);
  render(<Frame body={body} route={route} />, root);
}
