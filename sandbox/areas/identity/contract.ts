import * as certificatePath from '@/contract/identity/certificatePath'
import * as face from '@/contract/identity/face'
import * as idCard from '@/contract/identity/idCard'
import * as openCard from '@/contract/identity/openCard'
import * as steps from '@/contract/identity/steps'

/** Every call of the identity area. */
export const contract = { ...steps, ...idCard, ...face, ...certificatePath, ...openCard }
