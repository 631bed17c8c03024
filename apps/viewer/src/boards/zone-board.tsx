import type { ObjectView } from '../types.js';
import { word } from '../words.js';
import { attachedTo, battlefieldRows, cornerOf, marksOf, objectsOf } from './battlefield.js';
import type { BoardProps } from './board.js';
import { cardName } from './cards.js';
import { SideHeader } from './side-header.js';

const piles = ['library', 'hand', 'graveyard'] as const;
const shared = ['stack', 'exile', 'command'] as const;

/** A battlefield that all share: far side above, near side below, creatures meeting in the middle, the stack between. */
export function ZoneBoard(props: BoardProps) {
  const { view, near, language } = props;
  const far = view.players.map((one) => one.seat).filter((seat) => seat !== near);
  return (
    <div class="board zones">
      {far.map((seat) => (
        <div key={seat}>
          <Side {...props} seat={seat} />
          <Rows {...props} seat={seat} far />
        </div>
      ))}
      <div class="between">
        {shared.map((kind) => {
          const objects = objectsOf(view, kind);
          return objects.length === 0 ? null : (
            <div class={`pile ${kind}`} key={kind}>
              <span class="label">
                {word(kind, language)} {objects.length}
              </span>
              {objects.map((object) => (
                <Face {...props} object={object} key={object.id} small />
              ))}
            </div>
          );
        })}
      </div>
      <Rows {...props} seat={near} />
      <Side {...props} seat={near} />
    </div>
  );
}

function Rows(props: BoardProps & { readonly seat: number; readonly far?: boolean }) {
  const { creatures, others, lands } = battlefieldRows(props.view, props.seat);
  const rows = [creatures, others, lands].filter((row) => row.length > 0);
  return (
    <div class={`battlefield seat-${props.seat}`}>
      {(props.far === true ? [...rows].reverse() : rows).map((row) => (
        <div class="permanents" key={row[0]?.id}>
          {row.map((object) => (
            <div class="permanent" key={object.id}>
              <Face {...props} object={object} />
              {attachedTo(props.view, object).map((one) => (
                <Face {...props} object={one} key={one.id} small />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Side({ seat, ...props }: BoardProps & { readonly seat: number }) {
  const { picture, view, language } = props;
  const player = view.players.find((one) => one.seat === seat);
  const counters = Object.entries((player?.values.counters ?? {}) as { readonly [kind: string]: number });
  const attached = objectsOf(view, 'battlefield').filter((object) => object.hostSeat === seat);
  return (
    <SideHeader
      picture={picture}
      view={view}
      language={language}
      seat={seat}
      counts={['life']}
      tags={counters.map(([kind, count]) => (
        <span class="tag" key={kind}>
          {count} {word(kind, language)}
        </span>
      ))}
    >
      <div class="piles">
        {piles.map((kind) => {
          const zone = view.zones.find((one) => one.kind === kind && one.seat === seat);
          if (zone === undefined || (zone.count === 0 && kind === 'graveyard')) return null;
          return (
            <div class="pile" key={kind}>
              <span class="label">
                {word(kind, language)} {zone.count}
              </span>
              {zone.objects.map((object) => (
                <Face {...props} object={object} key={object.id} small />
              ))}
            </div>
          );
        })}
        {attached.map((object) => (
          <Face {...props} object={object} key={object.id} small />
        ))}
      </div>
    </SideHeader>
  );
}

/** One object: name, type, size; its cost, text and marks on hover or focus. */
function Face({ object, cards, language, small = false }: BoardProps & { readonly object: ObjectView; readonly small?: boolean }) {
  const { values } = object;
  const facts = object.card === undefined ? undefined : cards.get(object.card);
  const name = typeof values.name === 'string' && values.name !== facts?.names.en ? values.name : cardName(cards, object, language);
  const stance = small ? '' : [values.tapped === true ? 'tapped' : '', typeof values.attacking === 'string' ? 'attacks' : '', Array.isArray(values.blocking) ? 'blocks' : ''].join(' ');
  const types = [...list(values.supertypes), ...list(values.types)].map((key) => word(key, language)).join(language === 'en' ? ' ' : '');
  const subtypes = list(values.subtypes).join(' ');
  const keywords = (Array.isArray(values.keywords) ? (values.keywords as readonly unknown[]) : []).map((one) => (typeof one === 'string' ? one : String((one as { readonly word?: string }).word)));
  return (
    <div class={`card magic owner-${object.owner} ${stance} ${small ? 'small' : ''}`} tabIndex={0} aria-label={`${name} ${stance.trim()}`}>
      <span class="name">{name}</span>
      {!small && <span class="types">{types}</span>}
      <span class="numbers">{cornerOf(object)}</span>
      {!small && marksOf(object).length > 0 && <span class="marks">{marksOf(object).join(' ')}</span>}
      <div class="details" role="tooltip">
        <strong>{name}</strong> {typeof values.cost === 'string' && <span>{values.cost}</span>}
        <p>
          {types}
          {subtypes !== '' && ` — ${subtypes}`}
        </p>
        {keywords.length > 0 && <p>{keywords.map((key) => word(key, language)).join(language === 'en' ? ', ' : '、')}</p>}
        {facts !== undefined && facts.text[language] !== '' && <p>{facts.text[language]}</p>}
        {(facts?.faces ?? []).map((face) => (
          <p key={face.names.en}>
            <strong>{face.names[language]}</strong> {face.text[language]}
          </p>
        ))}
        {marksOf(object).map((mark) => (
          <p key={mark}>{mark}</p>
        ))}
      </div>
    </div>
  );
}

function list(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}
