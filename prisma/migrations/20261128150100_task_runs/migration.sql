-- When each scheduled task last succeeded. One row a task.
CREATE TABLE "task_runs" (
    "task" TEXT NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "task_runs_pkey" PRIMARY KEY ("task")
);
