import type { Pool, PoolClient } from 'pg';

/** Does work in one transaction. @throws whatever the work throws; nothing is written then */
export const inTransaction = async <T>(pool: Pick<Pool, 'connect'>, work: (connection: PoolClient) => Promise<T>): Promise<T> => {
  const connection = await pool.connect();
  try {
    await connection.query('BEGIN');
    const value = await work(connection);
    await connection.query('COMMIT');
    connection.release();
    return value;
  } catch (error) {
    // What was begun is rolled back; if that fails, closing the connection does it.
    const undone = await connection.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    connection.release(!undone);
    throw error;
  }
};
