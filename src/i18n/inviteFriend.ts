import { inviteFriend as en } from './en/inviteFriend'
import { catalogue } from './language'
import { inviteFriend as zh } from './zh-CN/inviteFriend'

/** Words of the invitations of the newer theme. */
export const inviteFriendWords = catalogue({ 'zh-CN': zh, en })
