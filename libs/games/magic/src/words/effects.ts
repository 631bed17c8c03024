import type { AreaWords } from './area.js';

/** Words for abilities and effects: prevention, regeneration, delayed triggers, replacements. */
export const effectWords: AreaWords = {
  events: {
    damagePrevented: { en: '{card} prevents {amount} damage.', zh: '{card}防止{amount}点伤害。' },
    regenerated: { en: '{card} regenerates.', zh: '{card}重生。' },
    watchBegan: { en: '{card} waits for something to happen.', zh: '{card}等待事件发生。' },
  },
  prompts: {
    chooseEvent: { en: 'Which event does {card} answer to?', zh: '{card}因哪个事件触发？' },
    chooseReplacement: { en: 'Which effect applies first?', zh: '先应用哪个效应？' },
    orderEffects: { en: 'In which order do these abilities go on the stack?', zh: '这些异能依何顺序进入堆叠？' },
    useEffect: { en: 'Do you use the effect of {card}? {ability}', zh: '是否使用{card}的效应？{ability}' },
    payUnless: { en: 'Do you pay for {card}?', zh: '是否为{card}支付？' },
  },
  options: {
    ability: { en: '{card} {ability}', zh: '{card}　{ability}' },
    replacement: { en: '{card} {ability}', zh: '{card}　{ability}' },
    yes: { en: 'Yes', zh: '是' },
    no: { en: 'No', zh: '否' },
    white: { en: 'White', zh: '白色' },
    blue: { en: 'Blue', zh: '蓝色' },
    black: { en: 'Black', zh: '黑色' },
    red: { en: 'Red', zh: '红色' },
    green: { en: 'Green', zh: '绿色' },
  },
};
