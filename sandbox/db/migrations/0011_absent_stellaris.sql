CREATE TABLE "third_party_requests" (
	"session" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"partner" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"call_back_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "third_party_requests_user" ON "third_party_requests" USING btree ("user_id","partner","created_at");