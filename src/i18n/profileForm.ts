import { profileForm as en } from './en/profileForm'
import { catalogue } from './language'

export const profileForm = {
  heading: '个人资料',
  hint: '完善资料，服务更贴心',
  changePicture: '更换头像',
  pictureSaved: '已上传，保存后生效',
  basics: '基本信息',
  nickName: '昵称',
  nickNamePlaceholder: '请输入昵称',
  nickNameProblems: {
    missing: '呢称为必填',
    long: '昵称最多 20 个字',
    open: '昵称不能包含手机号、证件号或卡号',
  },
  region: '所在地区',
  regionNames: { province: '省份', city: '城市', county: '区县' },
  regionPlaceholder: '请选择省、市、区县',
  regionFailed: '地区没有加载出来',
  regionRetry: '重新加载',
  regionPending: '地区还在加载，请稍候再提交',
  education: '学历',
  educationPlaceholder: '请选择学历',
  educations: {
    primary: '小学及以下',
    junior: '初中',
    senior: '高中或中专',
    college: '大专',
    bachelor: '本科',
    master: '硕士及以上',
  },
  profession: '职业',
  professionPlaceholder: '请选择职业',
  professions: {
    employee: '企业职员',
    civilServant: '公务员或事业单位',
    professional: '专业技术人员',
    worker: '工人',
    selfEmployed: '个体经营者',
    freelancer: '自由职业者',
    farmer: '农民',
    student: '学生',
    retired: '退休人员',
    other: '其他',
  },
  realName: '姓名',
  realNameNone: '去认证',
  phone: '手机号',
  phoneNone: '去绑定',
  bankCard: '银行卡',
  bankCardNone: '去绑卡',
  userId: '用户编号',
  save: '提交',
  saved: '提交成功',
}

/** Words of the profile form. */
export const profileFormWords = catalogue({ 'zh-CN': profileForm, en })
