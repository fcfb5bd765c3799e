import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.landingActivity, function LandingActivity() {
  return <Screen>{null}</Screen>
})
