import type { AreaWords } from './area.js';

/** Words of combat (506 - 511). */
export const combatWords: AreaWords = {
  events: {
    declarationTakenBack: { en: '{seat} takes the declaration back.', zh: '{seat}收回宣告。' },
    bandDeclared: { en: '{attackers} form a band.', zh: '{attackers}组成团队。' },
    exerted: { en: '{seat} exerts {card}.', zh: '{seat}耗竭{card}。' },
    orderDeclared: { en: '{card} deals its damage in this order: {order}', zh: '{card}的伤害分配顺序：{order}' },
    attackReselected: { en: '{card} now attacks {target}{targetCard}.', zh: '{card}改为攻击{target}{targetCard}。' },
    removedFromCombat: { en: '{card} is removed from combat.', zh: '{card}被移出战斗。' },
    enteredCombat: { en: '{card} joins the combat against {target}{targetCard}.', zh: '{card}加入对{target}{targetCard}的战斗。' },
  },
  prompts: {
    declareBand: { en: 'Which attackers form a band?', zh: '哪些攻击生物组成团队？' },
    chooseCrew: { en: 'Which creatures crew {card} (power {power})?', zh: '横置哪些生物来搭载{card}（力量{power}）？' },
    chooseExert: { en: 'Which attackers do you exert?', zh: '耗竭哪些攻击生物？' },
    orderAttackers: { en: 'In which order does {card} deal damage to what it blocks?', zh: '{card}依何顺序对其阻挡的生物分配伤害？' },
    assignThrough: { en: 'Does {card} assign its damage as though it were not blocked?', zh: '{card}是否视同未被阻挡来分配伤害？' },
    chooseAttacked: { en: 'What does it attack?', zh: '它攻击哪位牌手或鹏洛客？' },
    chooseBlocked: { en: 'What does it block?', zh: '它阻挡哪个生物？' },
    placeInOrder: { en: 'Where in the damage assignment order of {card} does it come?', zh: '它在{card}的伤害分配顺序中排在何处？' },
  },
  options: {
    place: { en: 'Before place {place}', zh: '第{place}位' },
  },
};
