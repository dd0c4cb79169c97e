import { setTimeout as delay } from 'node:timers/promises';
import { newPerson, type ApiClient, type Person } from './apiClient';

/** Number of people who register at the same time. */
const WRITERS = 4;

/** People who register one after the other, while something else happens. */
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
    /** Those whose registration was answered with 201, so far. */
    acknowledged: acknowledged as readonly Person[],
    /** Waits until this many were acknowledged. */
    reach: async (count: number) => {
      while (acknowledged.length < count) await delay(5);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(writers);
    },
  };
}
