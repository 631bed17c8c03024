import { type Control, type Json, moment, type ObjectId, type Procedure, type Seat, type Table } from '@arbiter/kernel';
import { enter, type Entry } from '../procedures/enter.js';

/** Procedures behind verbs that do the same to several things, one after the other. */
export const listProcedures: readonly Procedure[] = [
  {
    /** Enters cards (or 0 for travellers) one after the other. Locals: objects, by, side, how, slot, stance. */
    name: 'enterAll',
    steps: [
      {
        name: 'each',
        rule: '九.1',
        run: (_table, locals): Control => {
          const objects = locals.objects as readonly ObjectId[];
          const at = locals.index as number;
          const object = objects[at];
          if (object === undefined) return { done: { done: locals.done as boolean, objects: locals.entered as Json } };
          return enter({
            object,
            by: locals.by as number,
            side: locals.side as Seat,
            how: locals.how as Entry,
            slot: at === 0 ? (locals.slot as string) : '',
            stance: locals.stance as 'upright' | 'sideways',
            source: locals.source as number,
          });
        },
      },
      {
        name: 'collect',
        run: (table, locals): Control => {
          const { done, objects } = locals.returned as { readonly done: boolean; readonly objects: readonly ObjectId[] };
          if (!done) table.local(locals, 'done', false);
          table.local(locals, 'entered', [...(locals.entered as readonly ObjectId[]), ...objects]);
          table.local(locals, 'index', (locals.index as number) + 1);
          return { to: 'each' };
        },
      },
    ],
  },
  {
    /** Gives a list of moments their effects, one after the other. Locals: moments [{ event, mark, data }], result. */
    name: 'moments',
    steps: [
      {
        name: 'each',
        rule: '六.4',
        run: (table: Table, locals): Control => {
          const moments = locals.moments as unknown as readonly {
            readonly event: string;
            readonly mark: 'before' | 'at' | 'after';
            readonly data: { readonly [key: string]: Json };
          }[];
          const next = moments[locals.index as number];
          if (next === undefined) return { done: locals.result as Json };
          table.local(locals, 'index', (locals.index as number) + 1);
          return moment(table, next.event, next.mark, next.data, 'each') ?? { to: 'each' };
        },
      },
    ],
  },
];
