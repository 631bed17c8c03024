import type { CDPSession, Page } from 'playwright-core';

/** Something that can be operated, as assistive technology is told of it: by role and name, and by what it stands in. */
export interface Control {
  readonly role: string;
  readonly name: string;
  /** Names of the regions, groups and dialogs around it, the outermost first. */
  readonly within: readonly string[];
  /** Whether it is pressed, as what is picked is; null where it is nothing of that kind. */
  readonly pressed: boolean | null;
  /** Keys that press it, as they are told; empty where there are none. */
  readonly keys: string;
  /** How the browser refers to it. */
  readonly node: number;
}

/** What the accessibility tree of a page says. */
export interface Heard {
  /** What can be operated now. */
  readonly controls: readonly Control[];
  /** Texts of the page's status lines. */
  readonly status: readonly string[];
  /** Texts that stand in regions, outside of what can be operated, each with the names of what it stands in. */
  readonly texts: readonly { readonly text: string; readonly within: readonly string[] }[];
  /** Whether a dialog is open. */
  readonly dialog: boolean;
}

interface AxValue {
  readonly value?: unknown;
}
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

const operable = new Set(['button', 'searchbox', 'textbox', 'spinbutton', 'checkbox']);
const places = new Set(['region', 'group', 'dialog', 'alertdialog', 'menu']);

/** A page as somebody has it who does not see it: they hear its accessibility tree, and press keys where the focus is. */
export class Listener {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async at(page: Page): Promise<Listener> {
    return new Listener(page, await page.context().newCDPSession(page));
  }

  async hear(): Promise<Heard> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const controls: Control[] = [];
    const status: string[] = [];
    const texts: { readonly text: string; readonly within: readonly string[] }[] = [];
    let dialog = false;
    const walk = (node: AxNode, within: readonly string[], inStatus: boolean, inControl: boolean): void => {
      const role = String(node.role?.value ?? '');
      const name = String(node.name?.value ?? '');
      const property = (wanted: string): unknown => node.properties?.find((one) => one.name === wanted)?.value.value;
      const disabled = property('disabled') === true;
      const pressed = property('pressed');
      const isControl = operable.has(role);
      if (!node.ignored) {
        if (role === 'dialog') dialog = true;
        if (inStatus && role === 'StaticText') status.push(name);
        if (role === 'StaticText' && !inControl) texts.push({ text: name, within });
        if (isControl && !disabled && node.backendDOMNodeId !== undefined)
          controls.push({
            role,
            name,
            within,
            pressed: pressed === undefined ? null : String(pressed) === 'true',
            keys: String(property('keyshortcuts') ?? ''),
            node: node.backendDOMNodeId,
          });
      }
      const inside = !node.ignored && places.has(role) && name !== '' ? [...within, name] : within;
      for (const id of node.childIds ?? []) {
        const child = byId.get(id);
        if (child !== undefined) walk(child, inside, inStatus || role === 'status', inControl || isControl);
      }
    };
    const [root] = nodes;
    if (root !== undefined) walk(root, [], false, false);
    return { controls, status, texts, dialog };
  }

  /** Moves the focus to a control and presses Enter there. @returns whether it was still there */
  async press(control: Control): Promise<boolean> {
    if (!(await this.focus(control))) return false;
    await this.page.keyboard.press('Enter');
    return true;
  }

  /** Moves the focus to a field and types there. @returns whether it was still there */
  async type(control: Control, text: string): Promise<boolean> {
    if (!(await this.focus(control))) return false;
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
    return true;
  }

  private focus({ node }: Control): Promise<boolean> {
    return this.session.send('DOM.focus', { backendNodeId: node }).then(
      () => true,
      // What was heard a moment ago may be gone.
      () => false,
    );
  }
}
