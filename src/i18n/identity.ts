import { identity as en } from './en/identity'
import { catalogue } from './language'

export const identity = {
  flow: '认证进度',
  steps: { idCard: '身份证', face: '人脸识别', bankCard: '储蓄卡', openCard: '开通' },
  states: {
    todo: '未完成',
    read: '待核对',
    corrected: '待确认',
    processing: '处理中',
    done: '已完成',
    failed: '未通过',
    locked: '今日已锁定',
  },
  stepLabel: (name: string, state: string) => `${name}，${state}`,
  triesLeft: (times: number) => `今天还可以尝试 ${times} 次`,
  doneTitle: (name: string) => `${name}已完成`,
  allDone: '全部认证已完成',
  refusedTitle: '开通申请没有通过',
  verified: (name: string, idNumber: string) => `${name}  ${idNumber}`,
  goOn: (name: string) => `下一步：${name}`,
  goBack: '继续之前的操作',
  proveTitle: '请先完成身份认证',
  proveText: '完成身份证和人脸认证后，即可回到这里继续',
  toProve: '去认证',
  toResult: '查看开通结果',
  laterTitle: (name: string) => `请先完成“${name}”`,
  laterHint: '完成后即可继续这一步，已提交的内容不会丢失',
  laterGo: (name: string) => `去完成${name}`,
  lockedTitle: '今天的尝试次数已用完',
  lockedHint: '明天 0 点后可以再试。如果着急办理，请联系客服',
}

/** Words that all steps of proving an identity share. */
export const identityWords = catalogue({ 'zh-CN': identity, en })
