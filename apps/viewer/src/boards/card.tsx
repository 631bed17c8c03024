import { nameOfSeat } from '../players.js';
import type { LayoutMark, ObjectView } from '../types.js';
import { useChoosable } from '../play/offers.js';
import { CardMoves } from '../watch/compare/card-moves.js';
import { aimName, type Table, useTable } from './board-context.js';
import { brokenName } from './broken-names.js';
import { CardImage } from './card-image.js';
import {
  arrowsOf,
  cardOf,
  changeOf,
  countsOf,
  faceOf,
  isDown,
  keywordsOf,
  lineText,
  nameOf,
  pieceText,
  tightText,
  tintOf,
} from './faces.js';
import { Mana } from './mana.js';
import { Signs } from './signs.js';
import { aimsOf, attachedTo, isSo, objectOf, partOf } from './reading.js';

interface CardProps {
  readonly object: ObjectView;
  /** In a pile or beside another: not turned, fewer marks. */
  readonly small?: boolean;
  /** It shows what it costs: in a hand, or where it waits to resolve. */
  readonly priced?: boolean;
  /** The ids of those alike for which it stands, beside itself. */
  readonly others?: readonly number[];
}

const noOthers: readonly number[] = [];

/** A card as the game's layout shows it: its face, or its back where the reader may not see it; its text on hover or focus. */
export function Card(props: CardProps) {
  const table = useTable();
  const { object, small = false, priced = false, others = noOthers } = props;
  const { card: layout } = table.layout;
  const { word, language, cards } = table;
  const said = { word, language };
  const name = nameOf(object, cards, layout, said);
  const down = isDown(object, layout);
  const facts = cards.get(cardOf(object, layout));
  const part = small ? null : partOf(table.fight, object.id);
  const turned = !small && layout.turned !== undefined && isSo(object.values, layout.turned);
  const stance = small || layout.stance === undefined ? '' : String(object.values[layout.stance] ?? '');
  const states = [
    ...(turned && layout.turned !== undefined
      ? [word(layout.turned.is === true ? layout.turned.value : String(layout.turned.is), language)]
      : []),
    ...(stance === '' ? [] : [word(stance, language)]),
    ...(part === null ? [] : [word(part.word, language)]),
    ...(table.proposed.has(object.id) ? [word('wouldUse', language)] : []),
    ...(down && cardOf(object, layout) !== '' ? [word('faceDown', language)] : []),
  ];
  const numbers = down ? '' : tightText(object, layout.numbers, said);
  const price = down ? '' : tightText(object, layout.price ?? [], said);
  const fights =
    part !== null || (!small && marksOf(table, object).some(({ mark, text }) => text !== '' && 'fights' in mark && mark.fights === true));
  const known = cardOf(object, layout) !== '';
  const text = known ? () => <CardText object={object} name={name} /> : undefined;
  const choosable = useChoosable({ object: object.id }, [name, ...states].join(', '), language, text);
  const ids = [object.id, ...others];
  const used = ids.filter((id) => table.proposed.has(id)).length;
  const shape = small ? 'small' : turned ? 'lying' : 'standing';
  return (
    <div
      class={`game-card ${layout.shape} ${shape} ${stance} ${down ? 'back' : `tint-${tintOf(object, layout)}`} ${!down && layout.tint.blended !== undefined && isSo(object.values, layout.tint.blended) ? 'blended' : ''} ${fights ? 'fights' : ''} ${layout.off !== undefined && isSo(object.values, layout.off) ? 'off' : ''} owner-${object.owner} ${choosable.offered ? 'choosable' : ''} ${choosable.picked ? 'picked' : ''} ${used > 0 ? 'proposed' : ''}`}
      role="group"
      tabIndex={choosable.offered ? undefined : 0}
      aria-label={[name, ...states].join(', ')}
      data-at={ids.map((id) => `object:${id}`).join(' ')}
      {...choosable.reading}
    >
      {!down && !small && facts !== undefined && <CardImage game={table.matchView.game} facts={facts} name={name} />}
      {!small && object.under.length > 0 && layout.shape === 'tall' && layout.marks.some(({ mark }) => mark === 'under') && (
        <span class="beneath" aria-hidden="true" />
      )}
      {(!down || cardOf(object, layout) !== '') && <span class="name">{brokenName(name)}</span>}
      {!down && !small && (
        <span class="line">
          {layout.shape === 'tall' && price !== '' && (
            <>
              <Mana text={price} />{' '}
            </>
          )}
          {lineText(object, layout.line, said)}
        </span>
      )}
      {!down && small && price !== '' && layout.shape === 'tall' && (
        <span class="price">
          <Mana text={price} />
        </span>
      )}
      {!small && object.kind === 'item' && layout.shape === 'banner' && <ItemText object={object} />}
      {!down &&
        !small &&
        arrowsOf(object, layout, table.near).map((arrow) => <span class={`link-arrow ${arrow}`} key={arrow} aria-hidden="true" />)}
      {priced && !small && price !== '' && layout.shape === 'banner' && (
        <span class="cost">
          <Mana text={price} />
        </span>
      )}
      {numbers !== '' && (
        <span class={`numbers ${changeOf(object, cards, layout)}`}>
          <Signs text={numbers} />
        </span>
      )}
      {down && layout.since !== undefined && Number(object.values[layout.since] ?? 0) > 0 && (
        <span class="since">{word('shortTurn', language).replace('$', String(object.values[layout.since]))}</span>
      )}
      {!small && <Marks object={object} />}
      {used > 0 && (
        <span class="would-use">
          {word('wouldUse', language)}
          {others.length > 0 && ` ×${used}`}
        </span>
      )}
      {others.length > 0 && <span class="count">×{others.length + 1}</span>}
      {known && (
        <div class="details" role="tooltip">
          <CardText object={object} name={name} />
        </div>
      )}
      {choosable.button}
    </div>
  );
}

/** An ability that waits has no type line: it shows what its card says. */
function ItemText({ object }: { readonly object: ObjectView }) {
  const { cards, layout, language } = useTable();
  return (
    <span class="said">
      <Mana text={cards.get(cardOf(object, layout.card))?.text[language] ?? ''} />
    </span>
  );
}

interface Mark {
  readonly mark: LayoutMark;
  readonly text: string;
  readonly title: string;
}

/** What has become of an object, mark by mark, as the layout lists them. */
function marksOf(table: Table, object: ObjectView): readonly Mark[] {
  const { word, language, layout, cards, view } = table;
  const { values } = object;
  return layout.card.marks.flatMap((mark): readonly Mark[] => {
    switch (mark.mark) {
      case 'flag': {
        if (values[mark.value] !== mark.is) return [];
        const title = mark.word === undefined ? '' : word(mark.word, language);
        return [{ mark, text: mark.sign ?? title, title }];
      }
      case 'number': {
        const amount = values[mark.value];
        return typeof amount === 'number' && amount > 0 ? [{ mark, text: `${mark.sign}${amount}`, title: word(mark.word, language) }] : [];
      }
      case 'counters':
        return countsOf(values[mark.value], mark.without).map(([kind, count]) => ({
          mark,
          text: `●${count} ${word(kind, language)}`,
          title: word(kind, language),
        }));
      case 'aims': {
        if (values[mark.value] === undefined || values[mark.value] === null) return [];
        const names = aimsOf(values[mark.value]).map((aim) => aimName(table, aim));
        return names.length === 0 ? [] : [{ mark, text: `${mark.sign} ${names.join(', ')}`, title: names.join(', ') }];
      }
      case 'under': {
        const count = object.under.length + object.attachments.length;
        return count === 0 ? [] : [{ mark, text: `${mark.sign}${count}`, title: word(layout.card.underWord ?? '', language) }];
      }
      case 'attached': {
        const count = attachedTo(view, object).length;
        return count === 0 ? [] : [{ mark, text: `${mark.sign}${count}`, title: '' }];
      }
      case 'host': {
        const host = object.host === undefined ? null : objectOf(view, object.host);
        return host === null ? [] : [{ mark, text: `${mark.sign} ${nameOf(host, cards, layout.card, { word, language })}`, title: '' }];
      }
    }
  });
}

function Marks({ object }: { readonly object: ObjectView }) {
  const table = useTable();
  const part = partOf(table.fight, object.id);
  return (
    <span class="marks">
      {part !== null && (
        <span class="mark fight">
          <Signs text={part.sign} />
        </span>
      )}
      {(table.aimed.get(object.id) ?? []).map((number) => (
        <span class="mark aim" key={number}>
          →{number}
        </span>
      ))}
      {marksOf(table, object).map(({ mark, text, title }) => (
        <span
          class={`mark ${mark.mark === 'number' ? 'damage' : ''} ${'fights' in mark && mark.fights === true ? 'fight' : ''}`}
          key={text}
          title={title}
        >
          <Signs text={text} />
        </span>
      ))}
    </span>
  );
}

/** What a card says, and what has become of it. */
function CardText({ object, name }: { readonly object: ObjectView; readonly name: string }) {
  const table = useTable();
  const { layout, cards, language, word, matchView, view } = table;
  const { card } = layout;
  const said = { word, language };
  const between = language === 'en' ? ', ' : '、';
  const facts = cards.get(cardOf(object, card));
  const keywords = keywordsOf(object, cards, card, said);
  const names = (objects: readonly ObjectView[]): string => objects.map((one) => nameOf(one, cards, card, said)).join(between);
  const states = marksOf(table, object).flatMap(({ mark, text, title }) =>
    mark.mark === 'flag' && mark.word !== undefined
      ? [title]
      : mark.mark === 'number'
        ? [`${title}: ${text.slice(mark.sign.length)}`]
        : mark.mark === 'counters'
          ? [text]
          : [],
  );
  const more = card.details
    .map((piece) => pieceText(object, piece, said))
    .filter((text) => text !== '')
    .join(' · ');
  const attached = card.attachedWord === undefined ? [] : attachedTo(view, object);
  return (
    <>
      <strong>{name}</strong> <Mana text={tightText(object, card.price ?? [], said)} />{' '}
      <span class="faint">
        <Signs text={tightText(object, card.numbers, said)} />
      </span>
      {facts !== undefined && <p class="faint">{lineText(object, card.line, said)}</p>}
      {more !== '' && <p class="faint">{more}</p>}
      {keywords.length > 0 && <p>{keywords.join(between)}</p>}
      {facts !== undefined && <Texts object={object} />}
      {facts !== undefined && <CardImage game={matchView.game} facts={facts} name={name} whole />}
      {states.map((text) => (
        <p key={text}>
          <Signs text={text} />
        </p>
      ))}
      {[...object.under, ...object.attachments].length > 0 && (
        <p>
          {word(card.underWord ?? 'under', language)}: {names([...object.under, ...object.attachments])}
        </p>
      )}
      {attached.length > 0 && (
        <p>
          {word(card.attachedWord ?? '', language)}: {names(attached)}
        </p>
      )}
      <CardMoves object={object.id} language={language} />
      {object.owner !== object.controller && (
        <p class="faint">{`${word('owner', language)}: ${nameOfSeat(matchView, object.owner, language, word)}`}</p>
      )}
    </>
  );
}

/** The text of the face that is up, then those of the other sides. */
function Texts({ object }: { readonly object: ObjectView }) {
  const { layout, cards, language } = useTable();
  const facts = cards.get(cardOf(object, layout.card));
  if (facts === undefined) return null;
  const up = faceOf(facts, object, layout.card);
  const others = [facts, ...(facts.faces ?? [])].filter((face) => face !== up);
  return (
    <>
      {up.text[language] !== '' && (
        <p>
          <Mana text={up.text[language]} />
        </p>
      )}
      {others.map((face) => (
        <p class="faint" key={face.names.en}>
          <strong>{face.names[language]}</strong> <Mana text={face.text[language]} />
        </p>
      ))}
    </>
  );
}
