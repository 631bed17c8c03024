/**
 * Subtypes as cards print them, with our unofficial English words. Programs carry the printed word, as they carry
 * printed names; the words are ours.
 */
export const subtypes = {
  人型: 'humanoid',
  神族: 'deity',
  魔族: 'demon',
  不死族: 'undying',
  機械: 'machine',
  麻將: 'mahjong',
  寶物: 'treasure',
  裝備: 'equipment',
  中立單位: 'neutral unit',
  顏料: 'paint',
  最後的: 'last',
  香蕉: 'banana',
  強盜: 'robber',
  陶俑: 'terracotta',
  山羊: 'goat',
  虛擬: 'virtual',
  酒客: 'drinker',
  亡靈: 'undead',
  病毒: 'virus',
  電廠: 'power plant',
  核廢料: 'nuclear waste',
  碳: 'carbon',
  塑膠: 'plastic',
  運輸: 'transport',
  勇者: 'hero',
} as const;
export type Subtype = keyof typeof subtypes;
