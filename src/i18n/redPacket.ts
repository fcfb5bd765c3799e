import { redPacket as en } from './en/redPacket'
import { catalogue } from './language'
import { redPacket as zh } from './zh-CN/redPacket'

/** Words of the red packets of invitations. */
export const redPacketWords = catalogue({ 'zh-CN': zh, en })
