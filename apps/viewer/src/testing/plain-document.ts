import { type ComponentChildren, type ContainerNode, render } from 'preact';

/** As much of a document as Preact needs to render into it: enough to ask which elements there are, with which attributes and texts. */
export class PlainNode implements ContainerNode {
  readonly childNodes: PlainNode[] = [];
  readonly attributes = new Map<string, string>();
  readonly style = { setProperty: (): void => undefined };
  parentNode: PlainNode | null = null;
  namespaceURI = 'http://www.w3.org/1999/xhtml';

  constructor(
    readonly nodeType: number,
    readonly localName: string,
    public data = '',
  ) {}

  get firstChild(): PlainNode | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): PlainNode | null {
    const among = this.parentNode?.childNodes ?? [];
    return among[among.indexOf(this) + 1] ?? null;
  }

  contains(other: ContainerNode | null): boolean {
    return other === this || this.childNodes.some((child) => child.contains(other));
  }

  insertBefore(node: PlainNode, before: PlainNode | null): PlainNode {
    node.parentNode?.removeChild(node);
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }

  appendChild(node: PlainNode): PlainNode {
    return this.insertBefore(node, null);
  }

  removeChild(node: PlainNode): PlainNode {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
    return node;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  addEventListener(): void {}

  removeEventListener(): void {}

  /** Nothing has a size here, so that nothing is measured. */
  getBoundingClientRect(): { readonly left: 0; readonly top: 0; readonly width: 0; readonly height: 0 } {
    return { left: 0, top: 0, width: 0, height: 0 };
  }

  querySelector(): null {
    return null;
  }

  get parentElement(): PlainNode | null {
    return this.parentNode;
  }

  /** All elements below it, in the order of the document. */
  elements(): readonly PlainNode[] {
    return this.childNodes.flatMap((child) => (child.nodeType === 1 ? [child, ...child.elements()] : []));
  }

  has(name: string): boolean {
    return (this.attributes.get('class') ?? '').split(' ').includes(name);
  }

  /** It and all around it, from the inside. */
  around(): readonly PlainNode[] {
    return [this, ...(this.parentNode?.around() ?? [])];
  }
}

const element = (name: string): PlainNode => new PlainNode(1, name);

/** Renders once, without effects. @returns the element around it */
export function rendered(what: ComponentChildren): PlainNode {
  Reflect.set(globalThis, 'document', {
    createElement: element,
    createElementNS: (_: string, name: string) => element(name),
    createTextNode: (text: string) => new PlainNode(3, '#text', text),
  });
  const root = element('main');
  render(what, root);
  return root;
}

/** Takes away what `rendered` has made, so that nothing of it goes on. */
export function taken(root: PlainNode): void {
  render(null, root);
}
