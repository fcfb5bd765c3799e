import * as bonus from '@/contract/activity/bonus'

/** Every call of the activity area. */
export const contract = { ...bonus }
