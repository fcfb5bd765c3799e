import * as bonus from '@/contract/activity/bonus'
import * as custom from '@/contract/activity/custom'
import * as free from '@/contract/activity/free'
import * as views from '@/contract/activity/viewLog'

/** Every call of the activity area. */
export const contract = { ...bonus, ...custom, ...free, ...views }
