import { setTimeout } from 'node:timers/promises';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { answerOf, newCommandId, type Shape } from '@arbiter/client';
import { CommandFailed } from '../failure.js';
import { Session, type SessionFlags, told } from '../tournament/session.js';
import { deliveryLines, outcomeOf, webhookLines } from '../webhooks/words.js';

interface AnyFlags extends SessionFlags {
  readonly gathering?: string;
  readonly json?: boolean;
}

type WebhookCommand = Shape<'WebhookCommand'>;
type Delivery = Shape<'WebhookDelivery'>;

/** How long `test` waits for the first attempt, in milliseconds: an attempt may take ten seconds. */
const patienceMs = 15_000;
const pollMs = 250;

const number = (text: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('a whole number from 1');
  return Number(text);
};

const print = (document: unknown, lines: readonly string[], { json }: AnyFlags): void => {
  if (json === true) console.log(JSON.stringify(document, null, 2));
  else for (const line of lines) console.log(line);
};

const flagsOf = <T extends object>(command: Command): AnyFlags & T => command.optsWithGlobals<AnyFlags & T>();

/** The API, and the webhooks of the gathering that is meant. */
class WebhookSession {
  private readonly client: Session['client'];

  constructor(private readonly flags: AnyFlags) {
    this.client = new Session(flags).client;
  }

  /** @throws {CommandFailed} where none was named */
  get gatheringId(): string {
    if (this.flags.gathering === undefined) throw new CommandFailed('Name the gathering: --gathering, or ARBITER_GATHERING.');
    return this.flags.gathering;
  }

  list(): Promise<Shape<'WebhookList'>> {
    const params = { path: { gatheringId: this.gatheringId } };
    return told(answerOf(this.client.GET('/gatherings/{gatheringId}/webhooks', { params })));
  }

  add(url: string, tournamentId: string | undefined, eventTypes: readonly string[] | undefined): Promise<Shape<'CreatedWebhook'>> {
    const params = { path: { gatheringId: this.gatheringId } };
    const body = {
      commandId: newCommandId(),
      url,
      ...(tournamentId === undefined ? {} : { tournamentId }),
      ...(eventTypes === undefined ? {} : { eventTypes: [...eventTypes] as Shape<'CreateWebhook'>['eventTypes'] & object }),
    };
    return told(answerOf(this.client.POST('/gatherings/{gatheringId}/webhooks', { params, body })));
  }

  send(webhookId: string, command: WebhookCommand): Promise<Shape<'WebhookCommandDone'>> {
    const params = { path: { gatheringId: this.gatheringId, webhookId } };
    const body = { commandId: newCommandId(), command };
    return told(answerOf(this.client.POST('/gatherings/{gatheringId}/webhooks/{webhookId}/commands', { params, body })));
  }

  async deliveries(webhookId: string, state?: Delivery['state']): Promise<readonly Delivery[]> {
    const params = { path: { gatheringId: this.gatheringId, webhookId }, query: state === undefined ? {} : { state } };
    return (await told(answerOf(this.client.GET('/gatherings/{gatheringId}/webhooks/{webhookId}/deliveries', { params })))).items;
  }
}

/** Adds a command that does one thing with a webhook. */
const addSimple = (parent: Command, name: string, description: string, type: 'delete' | 'enable' | 'disable', done: string): void => {
  parent
    .command(name)
    .description(description)
    .argument('<webhook>', 'its id')
    .action(async (webhook: string, _: object, command: Command) => {
      const flags = flagsOf(command);
      print(await new WebhookSession(flags).send(webhook, { type }), [done], flags);
    });
};

const test = async (webhook: string, _: object, command: Command): Promise<void> => {
  const flags = flagsOf(command);
  const session = new WebhookSession(flags);
  const { deliveryId } = await session.send(webhook, { type: 'sendTest' });
  const end = Date.now() + patienceMs;
  for (;;) {
    const delivery = (await session.deliveries(webhook)).find((one) => one.deliveryId === deliveryId);
    if (delivery === undefined) throw new CommandFailed('The message that was to be sent is not listed any more.');
    if (delivery.attempts > 0 || Date.now() > end) {
      print(delivery, [outcomeOf(delivery)], flags);
      if (delivery.state !== 'delivered') process.exitCode = 1;
      return;
    }
    await setTimeout(pollMs);
  }
};

const addChanging = (parent: Command): void => {
  parent
    .command('add')
    .description('register an address, and print its id and its secret, which is shown this once')
    .argument('<url>')
    .option('--only <tournament>', 'tell of one tournament; otherwise of all in the gathering')
    .option('--events <types...>', 'tell of these types of events; otherwise of all that everybody may know')
    .action(async (url: string, _: object, command: Command) => {
      const flags = flagsOf<{ readonly only?: string; readonly events?: readonly string[] }>(command);
      const made = await new WebhookSession(flags).add(url, flags.only, flags.events);
      print(made, [made.webhook.webhookId, made.secret ?? ''], flags);
    });
  addSimple(parent, 'remove', 'delete a webhook for good', 'delete', 'deleted');
  addSimple(parent, 'disable', 'stop telling; what happens meanwhile waits', 'disable', 'disabled');
  addSimple(parent, 'enable', 'tell again, beginning with what has waited', 'enable', 'enabled');
  parent
    .command('rotate')
    .description('draw another secret, and print it; the one before signs for 24 hours too')
    .argument('<webhook>', 'its id')
    .action(async (webhook: string, _: object, command: Command) => {
      const flags = flagsOf(command);
      const done = await new WebhookSession(flags).send(webhook, { type: 'rotateSecret' });
      print(done, [done.secret ?? ''], flags);
    });
};

const addDeliveries = (parent: Command): void => {
  parent
    .command('test')
    .description('send a message to try it out; exit code 1 unless it arrives')
    .argument('<webhook>', 'its id')
    .action(test);
  parent
    .command('deliveries')
    .description('list what was sent or waits, the newest first')
    .argument('<webhook>', 'its id')
    .addOption(new Option('--state <state>', 'only these').choices(['waiting', 'delivered', 'failed', 'skipped']))
    .action(async (webhook: string, _: object, command: Command) => {
      const flags = flagsOf<{ readonly state?: Delivery['state'] }>(command);
      const found = await new WebhookSession(flags).deliveries(webhook, flags.state);
      print(found, deliveryLines(found), flags);
    });
  for (const [type, description] of [
    ['resend', 'send a delivery again, under the same id'],
    ['skip', 'give up a delivery that waits, so that those behind it go on'],
  ] as const)
    parent
      .command(type)
      .description(description)
      .argument('<webhook>', 'its id')
      .argument('<delivery>', 'number of the delivery', number)
      .action(async (webhook: string, deliveryId: number, _: object, command: Command) => {
        const flags = flagsOf(command);
        const done = await new WebhookSession(flags).send(webhook, { type, deliveryId });
        print(done, [`${type === 'resend' ? 'is sent again' : 'skipped'}: ${deliveryId}`], flags);
      });
};

/** Adds `arbiter webhooks ...`: which addresses are told of the tournaments of a gathering (docs/webhooks.md). */
export function addWebhooks(program: Command): void {
  const parent = program
    .command('webhooks')
    .description('addresses that are told of tournaments (ARBITER_URL, ARBITER_TOKEN, ARBITER_GATHERING)')
    .addOption(new Option('--url <url>', 'address of the API').env('ARBITER_URL'))
    .addOption(new Option('--token <secret>', "secret of an organizer's token").env('ARBITER_TOKEN'))
    .addOption(new Option('-g, --gathering <id>', 'the gathering').env('ARBITER_GATHERING'))
    .option('--json', 'print what the API answered');
  parent
    .command('list')
    .description('list the webhooks of the gathering')
    .action(async (_: object, command: Command) => {
      const flags = flagsOf(command);
      const found = await new WebhookSession(flags).list();
      print(found, webhookLines(found.items), flags);
    });
  addChanging(parent);
  addDeliveries(parent);
}
