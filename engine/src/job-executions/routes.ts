const jobs = '/operation/jobs/v1/organizations/{organizationId}' as const
const execution = `${jobs}/jobs/{jobId}/executions/{executionId}` as const

export const jobExecutionRoutes = {
  uploadFile: `POST ${jobs}/files`,
  getFile: `GET ${jobs}/files/{fileId}`,
  getFileRows: `GET ${jobs}/files/{fileId}/rows`,
  appendFile: `PATCH ${jobs}/files/{fileId}`,
  createJobExecution: `POST ${jobs}/jobs/{jobId}/executions`,
  getJobExecutions: `GET ${jobs}/executions`,
  getJobExecution: `GET ${execution}`,
  abortJobExecution: `DELETE ${execution}`,
  getJobResult: `GET ${execution}/result`,
} as const
