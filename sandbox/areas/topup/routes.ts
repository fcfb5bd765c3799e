import * as contract from '@/contract/topup'
import { operatorOf } from '@/lib/operator'
import { implement } from '../../implement'
import { isMobile } from '../session/mobile'
import { topupMessages } from './messages'
import { arrearsOf } from './outcomes'

/** What operators say of numbers. */
export const topupRoutes = implement(
  contract,
  {
    async topupNumber({ req, signedIn, refuse }) {
      const mobile = req.mobile ?? (signedIn().mobile || refuse('NUMBER_NONE'))
      if (!isMobile(mobile)) refuse('NUMBER_INVALID')
      if (!operatorOf(mobile)) refuse('OPERATOR_NONE')
      return { mobile, arrears: arrearsOf(mobile) }
    },
  },
  topupMessages,
)
