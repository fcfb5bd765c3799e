import { health as en } from './en/health'
import { catalogue } from './language'

export const health = {
  getCode: '领取',
  showCode: '查看码',
  stepsTitle: '怎么使用',
  steps: ['领取使用码', '致电预约', '到店出示'],
  ruleLink: '健康卡使用规则',
  codeLabel: (name: string) => `复制${name}的使用码`,
  codeHint: '预约和到店时出示此码，请勿转给他人',
  noCode: '该权益无需使用码，报手机号即可使用',
  understood: '知道了',
  noRules: '规则正在更新',
  noRulesHint: '过些时候再来看看吧',
}

/** Words of the health card. */
export const healthWords = catalogue({ 'zh-CN': health, en })
