import { z } from 'zod';

/** Status, title and parameters of one problem. */
export const kind = <Status extends number, Params extends z.core.$ZodShape = Readonly<Record<never, never>>>(
  status: Status,
  title: string,
  params: Params = {} as Params,
) => ({ status, title, params: z.strictObject(params) });
