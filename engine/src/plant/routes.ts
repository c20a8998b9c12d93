const plant = '/custom/plant/v1/organizations/{organizationId}/plants/{storeId}' as const

export const plantRoutes = {
  getCutPlan: `GET ${plant}/cut-plan`,
  createCutPlan: `POST ${plant}/cut-plan`,
  confirmCut: `POST ${plant}/cut-plan/cuts`,
  getCutLabels: `GET ${plant}/cut-plan/labels`,
  getCoils: `GET ${plant}/coils`,
  putCoil: `PUT ${plant}/coils/{coilId}`,
  getOffcuts: `GET ${plant}/offcuts`,
  reportScrap: `POST ${plant}/scrap`,
  getRunBoard: `GET ${plant}/run-board`,
  decideRun: `PUT ${plant}/run-board/{productId}`,
  openRun: `PUT ${plant}/run-board/{productId}/shared-run`,
  closeRun: `DELETE ${plant}/run-board/{productId}/shared-run`,
  putMaterial: `PUT ${plant}/materials/{productId}`,
} as const
