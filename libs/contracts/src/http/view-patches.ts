import { z } from 'zod';
import { jsonSchema } from './rules/json.js';

const pointer = z.string().meta({ description: 'JSON pointer (RFC 6901) into the view.' });

/** What a follower of a match may ask for, over a live stream and over a socket. @param version how a version is read */
export const followedViews = <V extends z.ZodNumber | z.ZodCoercedNumber>(version: V) => ({
  views: z.literal('patches').optional().meta({
    description:
      'With `patches` each new version also brings what changed in your view (`patch`), and the whole view where you have none yet (`view`).',
  }),
  viewed: version.int().min(1).max(Number.MAX_SAFE_INTEGER).optional().meta({
    description: 'With `views`: the version of the view that you have already. Absent: a whole view comes first.',
  }),
});

/** A step of a JSON Patch. */
export const patchOperationSchema = z
  .discriminatedUnion('op', [
    z.object({ op: z.literal('add'), path: pointer, value: jsonSchema }).meta({ id: 'PatchAdd' }),
    z.object({ op: z.literal('replace'), path: pointer, value: jsonSchema }).meta({ id: 'PatchReplace' }),
    z.object({ op: z.literal('remove'), path: pointer }).meta({ id: 'PatchRemove' }),
    z.object({ op: z.literal('move'), from: pointer, path: pointer }).meta({ id: 'PatchMove' }),
  ])
  .meta({ id: 'PatchOperation', description: 'One operation of a JSON Patch (RFC 6902); `copy` and `test` are not used.' });

/** What leads from the view of a match at one version to that at another. */
export const viewPatchSchema = z
  .object({
    from: z.int().meta({ description: 'Version of the view that it is applied to.' }),
    to: z.int().meta({ description: 'Version of the view that it leads to. More than one version may lie between them.' }),
    now: z
      .number()
      .meta({ description: '`now` of the view that it leads to. `newest` of that view is `to`, or what it was, whichever is later.' }),
    digest: z
      .string()
      .regex(/^[0-9a-f]{8}$/)
      .meta({
        description:
          'CRC-32 of the view that it leads to, without `now` and `newest`, in its canonical form (RFC 8785) as UTF-8. Where yours is another one, ask for the whole view.',
      }),
    operations: z.array(patchOperationSchema).meta({ description: 'JSON Patch of the view without `now` and `newest`.' }),
  })
  .meta({ id: 'ViewPatch', description: 'What changed in the view of a match from one version to another.' });

export const viewPatchesSchema = z
  .object({ patches: z.array(viewPatchSchema) })
  .meta({ id: 'ViewPatches', description: 'Patches from version to version, in the order in which they are applied.' });
