import * as bonus from '@/contract/activity/bonus'
import * as custom from '@/contract/activity/custom'
import * as free from '@/contract/activity/free'
import * as help from '@/contract/activity/help'
import * as invite from '@/contract/activity/invite'
import * as inviteRewards from '@/contract/activity/inviteRewards'
import * as redPacket from '@/contract/activity/redPacket'
import * as views from '@/contract/activity/viewLog'

/** Every call of the activity area. */
export const contract = { ...bonus, ...custom, ...free, ...help, ...invite, ...inviteRewards, ...redPacket, ...views }
