import * as bonus from '@/contract/activity/bonus'
import * as help from '@/contract/activity/help'
import * as invite from '@/contract/activity/invite'
import * as inviteRewards from '@/contract/activity/inviteRewards'
import * as redPacket from '@/contract/activity/redPacket'

/** Every call of the activity area. */
export const contract = { ...bonus, ...help, ...invite, ...inviteRewards, ...redPacket }
