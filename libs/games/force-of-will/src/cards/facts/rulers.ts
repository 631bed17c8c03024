import { jRuler, mana, ruler, type CardFacts } from './making.js';

/** Rulers with the J-rulers behind them. */
export const rulerCards = {
  'melgis-the-flame-king': ruler('Melgis, the Flame King', 'R', ['Seven Kings'], {
    judgment: '{R}{R}',
    jRuler: jRuler('Melgis, the One Charmed by the Demon Sword', 'R', ['Seven Kings'], 1000, 500, { keywords: ['firstStrike'] }),
  }),
  'fiethsing-six-sage-of-wind': ruler('Fiethsing, Six Sage of Wind', 'G', ['Elf', 'Six Sages'], {
    judgment: '{G}{G}{3}',
    energize: 'G',
    jRuler: jRuler('Fiethsing, Master Magus of Holy Wind', 'G', ['Elf', 'Six Sages'], 800, 800),
  }),
  'gill-alhamaat': ruler("Gill Alhama'at", 'WB', ['Emperor'], {
    energize: 'WB',
    keywords: [mana(1)],
    jRuler: jRuler("Ebon Dragon Emperor, Gill Alhama'at", 'WB', ['Dragon'], 1000, 1000, { keywords: ['flying', mana(1)] }),
  }),
  'commander-of-the-flash-knights': ruler('Commander of the Flash Knights', '', ['Knight'], {
    jRuler: jRuler('Commander of the Flash Knights', '', ['Knight'], 1000, 1000, { keywords: ['pierce', 'precision'] }),
  }),
  'grimm-the-fairy-tale-prince': ruler('Grimm, the Fairy Tale Prince', 'W', ['Human']),
  'little-red-riding-hood': ruler('Little Red Riding Hood', 'R', ['Little Girl'], {
    jRuler: jRuler('Little Red, the Wolf Girl', 'R', ['Little Wolf-Girl'], 1200, 200, { keywords: ['swiftness'] }),
  }),
  'apostle-of-creation': ruler('Apostle of Creation', 'R', ['Prophet'], {
    judgment: '{R}',
    jRuler: jRuler('Cain, the Traitor of Gods', 'R', ['Wizard'], 700, 700, { keywords: ['firstStrike'] }),
  }),
  'moon-princess-of-stellar-wars': ruler('Moon Princess of Stellar Wars', 'U', ['Human'], {
    jRuler: jRuler('Kaguya, the Immortal Princess', 'U', ['Little Girl', 'Wanderer'], 400, 1000, { keywords: ['flying', 'imperishable'] }),
  }),
  'fiend-of-dark-pyre': ruler('Fiend of Dark Pyre', 'B', ['Fiend'], {
    jRuler: jRuler('Nyarlathotep, the Faceless God', 'B', ['Cthulhu'], 0, 1200),
  }),
  'faria-the-sacred-queen': ruler('Faria, the Sacred Queen', 'W', ['Seven Kings'], {
    judgment: '{W}{W}',
    jRuler: jRuler('Faria, the Ruler of God Sword', 'W', ['Seven Kings'], 800, 800, { keywords: ['precision'], zh: '神劍統禦 法瑞亞' }),
  }),
  'girl-in-twilight-garb': ruler('Girl in Twilight Garb', 'B', ['Wanderer'], {
    jRuler: jRuler('Dark Alice, Maiden of Slaughter', 'B', ['Knight', 'Shadow'], 900, 900, { keywords: ['precision'] }),
  }),
  'sylvia-gill-palarilias': ruler('Sylvia Gill Palarilias', 'R', ['Minion of Primogenitor'], {
    judgment: '{R}{G}{2}',
    jRuler: jRuler('Sylvia Gill Palarilias', 'R', ['Dragon', 'Minion of Primogenitor'], 1000, 1000, { keywords: ['flying', 'swiftness'] }),
  }),
  'friend-from-another-world-kaguya': ruler('Friend from Another World, Kaguya', 'WG', ['Little Girl', 'Wanderer'], {
    judgment: '{W}{M}{1}',
    jRuler: jRuler('Kaguya, the Moonlit Savior', 'WG', ['Wizard'], 700, 900),
  }),
  'the-observer': ruler('The Observer', 'R', ['Wizard'], {
    judgment: '{R}{R}{12}',
    jRuler: jRuler('Timeline Arsonist, Alisaris', 'R', ['Wizard'], 1000, 1000),
  }),
  'mars-fortuneteller-of-the-fire-star': ruler('Mars, Fortuneteller of the Fire Star', 'R', ['Seven Luminaries Mage'], {
    energize: 'R',
    judgment: '{R}{R}{1}',
    jRuler: jRuler('Mars, Dark Commander of Fire', 'R', ['Dark Commander'], 1000, 1000),
  }),
  'charlotte-determined-girl': ruler('Charlotte, Determined Girl', 'U', ['Human'], {
    judgment: '{U}{1}',
    energize: 'U',
    jRuler: jRuler('Charlotte, the Mage of Sacred Spirit', 'U', ['Human'], 400, 1200),
  }),
  'valentina-plotting-lord-of-the-seas': ruler('Valentina, Plotting Lord of the Seas', 'U', ['Overlord'], {
    judgment: '{U}{2}',
    jRuler: jRuler('Overlord of the Seven Lands, Valentina', 'U', ['Overlord'], 700, 700),
  }),
  'machina-the-machine-lord': ruler('Machina, the Machine Lord', '', ['Seven Kings'], {
    judgment: '{4}',
    jRuler: jRuler('Machina, the Mechanical Emperor', '', ['Seven Kings'], 800, 800),
  }),
  'guardian-of-wind-magic-stones': ruler('Guardian of Wind Magic Stones', 'G', ['Dragon'], {
    energize: 'G',
    judgment: '{G}{G}{3}',
    jRuler: jRuler('Avatar of Wind Magic Stones', 'G', ['Dragon'], 1000, 1200),
  }),
  'pricia-friend-to-the-animals': ruler('Pricia, Friend to the Animals', 'G', ['Beast', 'Human'], { judgment: '{G}{G}', energize: 'G' }),
} as const satisfies { readonly [id: string]: CardFacts };
