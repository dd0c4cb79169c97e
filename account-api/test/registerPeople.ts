import { setTimeout as delay } from 'node:timers/promises';
import { newPerson, type ApiClient, type Person } from './apiClient';

const WRITERS = 4;

/** Registers people concurrently until `stop` is called. */
export function registerPeople(service: ApiClient) {
  const acknowledged: Person[] = [];
  let isOver = false;
  const register = async () => {
    while (!isOver) {
      const person = newPerson();
      if ((await service.post('/auth/register', person)).status === 201) acknowledged.push(person);
    }
  };
  const writers = Array.from({ length: WRITERS }, register);
  return {
    /** People whose registration was answered with 201. */
    acknowledged: acknowledged as readonly Person[],
    reach: async (count: number) => {
      while (acknowledged.length < count) await delay(5);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(writers);
    },
  };
}
