import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

type Colour = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Colour, Colour, Colour];

/**
 * How eyes without one kind of cones see a colour, in linear light: Machado, Oliveira and Fernandes, "A Physiologically-based Model for
 * Simulation of Color Vision Deficiency" (2009), at full strength.
 */
const eyes: { readonly [name: string]: Matrix } = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const sheet = ['style.css', 'boards/style.css'].map((file) => readFileSync(`apps/viewer/src/${file}`, 'utf8')).join('\n');

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const readColour = (hex: string): Colour => {
  const read = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [read(1), read(3), read(5)];
};

/** The colours that a custom property has on light and on dark ground, in linear light. */
const coloursOf = (name: string): { readonly light: Colour; readonly dark: Colour } => {
  const found = new RegExp(`--${name}:\\s*light-dark\\((#[0-9a-f]{6}),\\s*(#[0-9a-f]{6})\\)`).exec(sheet);
  if (found?.[1] === undefined || found[2] === undefined) throw new Error(`--${name} has no two colours`);
  return { light: readColour(found[1]), dark: readColour(found[2]) };
};

const dot = (one: Colour, other: Colour): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const kept = (channel: number): number => Math.min(1, Math.max(0, channel));
const seenBy = (matrix: Matrix, colour: Colour): Colour => [
  kept(dot(matrix[0], colour)),
  kept(dot(matrix[1], colour)),
  kept(dot(matrix[2], colour)),
];

/** The ratio of luminances, as WCAG 2 counts it: 1 to 21. */
const ratio = (one: Colour, other: Colour): number => {
  const luminance = (colour: Colour): number => dot([0.2126, 0.7152, 0.0722], colour) + 0.05;
  const [a, b] = [luminance(one), luminance(other)];
  return Math.max(a, b) / Math.min(a, b);
};

/** The distance of two colours as OKLab measures it: 0.02 is just seen side by side, 1 lies between black and white. */
const distance = (one: Colour, other: Colour): number => {
  const lab = (colour: Colour): Colour => {
    const cones: Colour = [
      Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], colour)),
      Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], colour)),
      Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], colour)),
    ];
    return [
      dot([0.2104542553, 0.793617785, -0.0040720468], cones),
      dot([1.9779984951, -2.428592205, 0.4505937099], cones),
      dot([0.0259040371, 0.7827717662, -0.808675766], cones),
    ];
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const grounds = ['light', 'dark'] as const;
const everyEye = Object.entries(eyes).flatMap(([name, matrix]) => grounds.map((ground) => [name, ground, matrix] as const));

describe.each(everyEye)('to %s, on %s ground', (_, ground, matrix) => {
  const seen = (name: string): Colour => seenBy(matrix, coloursOf(name)[ground]);

  it.each(['seat0', 'seat1', 'seat2', 'seat3', 'glow', 'picked'])('--%s stands out from the ground as a line has to', (name) => {
    expect(ratio(seen(name), seen('panel'))).toBeGreaterThanOrEqual(3);
    expect(ratio(seen(name), seen('ground'))).toBeGreaterThanOrEqual(3);
  });

  it('the colours of two players differ, and the glow from what is picked', () => {
    expect(distance(seen('seat0'), seen('seat1'))).toBeGreaterThanOrEqual(0.1);
    expect(ratio(seen('glow'), seen('picked'))).toBeGreaterThanOrEqual(2);
  });

  it('the colours of four players differ at least so much that they are told apart side by side', () => {
    const seats = ['seat0', 'seat1', 'seat2', 'seat3'];
    const close = seats.flatMap((one, at) =>
      seats.slice(at + 1).flatMap((other) => (distance(seen(one), seen(other)) < 0.04 ? [`${one} ${other}`] : [])),
    );
    expect(close).toEqual([]);
  });
});
