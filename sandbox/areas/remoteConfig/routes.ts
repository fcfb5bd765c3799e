import { implement } from '../../implement'
import { contract } from './contract'
import { complaintGuide, computeTags, factsOf, isShown } from './decisions'
import { groupsOf } from './groups'
import { configMessages } from './messages'
import { schemaOf } from './schemas'

export const remoteConfigRoutes = implement(
  contract,
  {
    async matchedGroup({ req, user, db }) {
      return { group: (await groupsOf(db, user))[req.bizKey] }
    },

    async tagBatchDecision({ req, user, db }) {
      const groups = await groupsOf(db, user)
      return { decisions: req.bizKeys.map((bizKey) => ({ bizKey, group: groups[bizKey] })) }
    },

    async tagCompute({ req, user, db, lang, now }) {
      if (!user) return { tagComputeResultList: [] }
      return { tagComputeResultList: await computeTags(await factsOf(db, user, { lang, now }), req.tagKeys) }
    },

    async tagMatch({ user, db, lang }) {
      const isMatched = (await groupsOf(db, user)).vipReduceExternalComplaints === 'groupB'
      return isMatched ? { isMatched, reduceComplaintInfo: complaintGuide(lang) } : { isMatched }
    },

    async decisionByScene({ req, user, db, lang, now }) {
      const facts = user && (await factsOf(db, user, { lang, now }))
      return {
        decisions: req.sceneKeys.map((sceneKey) => ({
          sceneKey,
          matchResult: facts !== undefined && isShown(sceneKey, facts),
        })),
      }
    },

    async getSchema({ req, refuse, ...viewer }) {
      const schema = schemaOf(req.code, viewer)
      return schema === undefined ? refuse('PAGE_UNKNOWN') : { pageInfo: { schema } }
    },

    async customerServiceLink({ origin, user }) {
      return { url: `${origin}/sandbox/service${user ? `?customer=${user.userId}` : ''}` }
    },
  },
  configMessages,
)
