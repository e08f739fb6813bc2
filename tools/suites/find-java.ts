import { spawnSync } from 'node:child_process'
import { type Settings } from '@/tools/process/environment-variables'

/** The environment for the Nu HTML checker, which needs Java. Without Java, print a note that the check is skipped. */
export function findJavaEnvironment(program = process.env.JAVA_PATH || 'java'): Settings {
  if (spawnSync(program, ['--version']).status === 0) return { JAVA_PATH: program }
  console.log('There is no Java: the Nu HTML checker is left out. JAVA_PATH names one.')
  return {}
}
