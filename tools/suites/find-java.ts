import { spawnSync } from 'node:child_process'
import { type Settings } from '@/tools/process/settings'

/** What the environment must say for the Nu HTML checker, which is a Java program; without Java a note says what is left out. */
export function findJava(program = process.env.JAVA_PATH || 'java'): Settings {
  if (spawnSync(program, ['--version']).status === 0) return { JAVA_PATH: program }
  console.log('There is no Java: the Nu HTML checker is left out. JAVA_PATH names one.')
  return {}
}
