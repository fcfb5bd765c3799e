import * as goods from '@/contract/mall/goods'
import * as search from '@/contract/mall/search'
import * as shelf from '@/contract/mall/shelf'

/** Every call of the mall area. */
export const contract = { ...shelf, ...search, ...goods }
